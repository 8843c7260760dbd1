package com.mrousavy.camera.frameprocessors;

import com.facebook.react.bridge.ReactApplicationContext;

/** The library writes this class in Kotlin, with imports from all of React Native. */
public class VisionCameraProxy {
    public ReactApplicationContext getContext() { return null; }
}
