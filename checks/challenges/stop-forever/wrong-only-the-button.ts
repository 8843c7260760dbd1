// answers: The next recording doesn't run
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { AppState } from 'react-native';
import type { Camera, CameraCaptureError, VideoFile } from 'react-native-vision-camera';

interface Events {
  onVideo: (video: VideoFile) => void;
  onFail: (error: CameraCaptureError) => void;
}

export function useHandover(camera: RefObject<Camera | null>, { onVideo, onFail }: Events) {
  const [isRecording, setIsRecording] = useState(false);
  const status = useRef<'idle' | 'recording' | 'stopping'>('idle');

  const record = () => {
    if (status.current !== 'idle' || camera.current == null) return;
    status.current = 'recording';
    setIsRecording(true);
    const end = async () => {
      // Nobody stopped it, so Android still keeps the recording.
      if (status.current === 'recording') await camera.current?.stopRecording().catch(() => undefined);
      status.current = 'idle';
      setIsRecording(false);
    };
    camera.current.startRecording({
      fileType: 'mp4',
      onRecordingFinished: async (video) => {
        await end();
        onVideo(video);
      },
      onRecordingError: (error) => {
        setIsRecording(false);
        onFail(error);
      },
    });
  };

  const stop = async () => {
    if (status.current !== 'recording') return;
    status.current = 'stopping';
    while (status.current === 'stopping') {
      try {
        return await camera.current?.stopRecording();
      } catch {
        // On Android, a quick stop can overtake the start.
        await new Promise<void>((resolve) => setTimeout(resolve, 100));
      }
    }
  };

  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') void stop();
    });
    return () => subscription.remove();
  }, []);
  useLayoutEffect(() => () => void stop(), []);

  return { isRecording, record, stop };
}
