package androidx.camera.core;

public final class ImageAnalysis {
    public static final int OUTPUT_IMAGE_FORMAT_YUV_420_888 = 1;
    public static final int OUTPUT_IMAGE_FORMAT_RGBA_8888 = 2;
}
