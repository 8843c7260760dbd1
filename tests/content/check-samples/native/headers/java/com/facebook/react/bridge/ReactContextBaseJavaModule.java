package com.facebook.react.bridge;

public abstract class ReactContextBaseJavaModule implements NativeModule {
    public ReactContextBaseJavaModule(ReactApplicationContext context) {}
    protected final ReactApplicationContext getReactApplicationContext() { return null; }
}
