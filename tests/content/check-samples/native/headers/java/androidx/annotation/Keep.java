package androidx.annotation;

public @interface Keep {}
