package com.facebook.react.bridge;

public class JavaScriptContextHolder {
    public long get() { return 0; }
}
