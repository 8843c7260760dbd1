package com.mrousavy.camera.core.utils;

/** Names formats for messages. The library's file needs every constant of Android's ImageFormat. */
public class ImageFormatUtils {
    public static String imageFormatToString(int format) { return ""; }
}
