package com.facebook.react.bridge;

import androidx.annotation.Nullable;

public abstract class ReactApplicationContext {
    public @Nullable JavaScriptContextHolder getJavaScriptContextHolder() { return null; }
}
