import { useEffect, useState, type ReactNode } from 'react';
import { listFiles, type StoredFile } from './fileSystem';
import { getLivePhone } from './getLivePhone';
import { getFrame, type Video } from './VideoRecorder';

const TICK_MS = 80;

function describeFile({ video }: StoredFile, index: number): string {
  return video ? `Video ${index}, ${video.duration.toFixed(1)} seconds` : `Photo ${index}`;
}

/** The phone's gallery: what the app saved to the photo library, and its own files, which others don't see. */
export function Photos(): ReactNode {
  const [opened, setOpened] = useState<{ file: StoredFile; name: string }>();
  if (opened) return <Viewer {...opened} onClose={() => setOpened(undefined)} />;
  const phone = getLivePhone();
  return (
    <>
      <h1>Photos</h1>
      <Grid
        title="Photo library"
        files={phone.photos}
        empty="Nothing here yet. Apps save to the photo library with camera-roll."
        onOpen={setOpened}
      />
      <Grid
        title="Files of the app"
        files={listFiles()}
        empty="Nothing here yet. Take a photo or record a video."
        onOpen={setOpened}
      />
      <button type="button" onClick={() => phone.show({ place: 'home' })}>
        Home screen
      </button>
    </>
  );
}

interface GridProps {
  title: string;
  files: readonly StoredFile[];
  empty: string;
  onOpen: (opened: { file: StoredFile; name: string }) => void;
}

function Grid({ title, files, empty, onOpen }: GridProps): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {files.length === 0 && <p>{empty}</p>}
      <div className="grid">
        {files.map((file, index) => {
          const name = describeFile(file, files.length - index);
          return (
            <button key={name} type="button" onClick={() => onOpen({ file, name })}>
              <img src={file.dataUrl} alt={name} />
              {file.video && <span aria-hidden="true">▶ {file.video.duration.toFixed(1)} s</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}

interface ViewerProps {
  file: StoredFile;
  name: string;
  onClose: () => void;
}

function Viewer({ file, name, onClose }: ViewerProps): ReactNode {
  return (
    <>
      <h1>{name}</h1>
      {file.video ? (
        <Player video={file.video} name={name} />
      ) : (
        <img className="viewed" src={file.dataUrl} alt={name} />
      )}
      <button type="button" onClick={onClose}>
        All photos
      </button>
    </>
  );
}

function Player({ video, name }: { video: Video; name: string }): ReactNode {
  const [time, setTime] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const hasEnded = time >= video.duration;
  useEffect(() => {
    if (!isPlaying || hasEnded) return undefined;
    const timer = setInterval(
      () => setTime((now) => Math.min(now + TICK_MS / 1000, video.duration)),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying, hasEnded, video.duration]);
  const toggle = () => {
    if (hasEnded) setTime(0);
    setIsPlaying(hasEnded || !isPlaying);
  };
  return (
    <>
      <img className="viewed" src={getFrame(video, time)} alt={name} />
      <input
        type="range"
        aria-label="Position"
        min={0}
        max={video.duration}
        step={TICK_MS / 1000}
        value={time}
        onChange={({ target }) => setTime(Number(target.value))}
      />
      <button type="button" onClick={toggle}>
        {isPlaying && !hasEnded ? 'Pause' : 'Play'}
      </button>
    </>
  );
}
