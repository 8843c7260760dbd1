import { Component, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { PERMISSIONS } from '../protocol/permissions';
import { getLivePhone } from './getLivePhone';
import { findTopDialog, type Dialog } from './LivePhone';
import { Photos } from './Photos';

/** The system around the app: status bar, dialogs, home screen and Settings. */
export function System({ children }: { children: ReactNode }): ReactNode {
  const phone = getLivePhone();
  const screen = useSyncExternalStore(phone.subscribe, () => phone.screen);
  const { place, toast, crash, isCameraOn } = screen;
  const dialog = findTopDialog(screen);
  const isPageOnTop = dialog == null && crash == null;
  const app = useLayer<HTMLElement>(isPageOnTop && place === 'app');
  return (
    <>
      <main className="app" {...app}>
        {crash == null && children}
      </main>
      <div className="statusBar" aria-hidden="true">
        <span>9:41</span>
        {isCameraOn && <span className="cameraDot" />}
        <span className="battery" />
      </div>
      <div className="cutout" aria-hidden="true" />
      {place === 'home' && <HomeScreen isOnTop={isPageOnTop} />}
      {place === 'settings' && <Settings isOnTop={isPageOnTop} />}
      {place === 'photos' && <PhotosScreen isOnTop={isPageOnTop} />}
      {crash != null && <CrashScreen message={crash} isOnTop={dialog == null} />}
      {dialog && <DialogBox {...dialog} key={dialog.id} />}
      <div className="homeBar" aria-hidden="true" />
      <div role="status">{toast && <p className="toast">{toast}</p>}</div>
    </>
  );
}

interface LayerProps {
  /** Whether nothing covers this layer. */
  isOnTop: boolean;
}

/**
 * Returns the props of a layer of the screen. When a layer comes to the top, it gets the focus: the element that had it
 * before something covered the layer, or else the layer itself. The app's layer can't have it, so the app starts without.
 */
function useLayer<T extends HTMLElement>(isOnTop: boolean) {
  const ref = useRef<T>(null);
  const lastFocus = useRef<Element>(null);
  // A layout effect is cleaned up before the next layer takes the focus.
  useLayoutEffect(() => {
    if (!isOnTop || !getLivePhone().takesFocus) return undefined;
    ((lastFocus.current ?? ref.current) as HTMLElement).focus({ preventScroll: true });
    return () => {
      lastFocus.current = document.activeElement;
    };
  }, [isOnTop]);
  return { ref, inert: !isOnTop };
}

function DialogBox({ title, message, buttons }: Dialog): ReactNode {
  const layer = useLayer<HTMLDivElement>(true);
  return (
    <div className="shade">
      <div
        className="dialog"
        role="alertdialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        {...layer}
      >
        <p className="dialogTitle">{title}</p>
        {message && <p>{message}</p>}
        {buttons.map(({ label, onPress }, index) => (
          <button key={index} type="button" onClick={onPress}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function HomeScreen({ isOnTop }: LayerProps): ReactNode {
  const layer = useLayer<HTMLElement>(isOnTop);
  const phone = getLivePhone();
  return (
    <section className="page home" aria-label="Home screen" tabIndex={-1} {...layer}>
      <p>Press App to return to it.</p>
      <div className="icons">
        <button type="button" data-icon="app" onClick={() => phone.returnToApp()}>
          App
        </button>
        <button type="button" data-icon="photos" onClick={() => phone.show({ place: 'photos' })}>
          Photos
        </button>
        <button type="button" data-icon="settings" onClick={() => phone.show({ place: 'settings' })}>
          Settings
        </button>
      </div>
    </section>
  );
}

function PhotosScreen({ isOnTop }: LayerProps): ReactNode {
  const layer = useLayer<HTMLElement>(isOnTop);
  return (
    <section className="page" aria-label="Photos" tabIndex={-1} {...layer}>
      <Photos />
    </section>
  );
}

const LABELS = { camera: 'Camera', microphone: 'Microphone', location: 'Location' };

function Settings({ isOnTop }: LayerProps): ReactNode {
  const layer = useLayer<HTMLElement>(isOnTop);
  const phone = getLivePhone();
  return (
    <section className="page" aria-label="Settings" tabIndex={-1} {...layer}>
      <h1>Settings</h1>
      {PERMISSIONS.map((permission) => (
        <label key={permission}>
          {LABELS[permission]}{' '}
          <input
            type="checkbox"
            defaultChecked={phone.isGranted(permission)}
            onChange={({ target }) => phone.changeInSettings(permission, target.checked)}
          />
        </label>
      ))}
      <button type="button" onClick={() => phone.returnToApp()}>
        Back to the app
      </button>
    </section>
  );
}

function CrashScreen({ message, isOnTop }: LayerProps & { message: string }): ReactNode {
  const layer = useLayer<HTMLElement>(isOnTop);
  return (
    <section className="page" role="alert" tabIndex={-1} {...layer}>
      <h1>{getLivePhone().platform === 'android' ? 'App keeps stopping' : 'The app quit unexpectedly'}</h1>
      <p>{message}</p>
      <button type="button" onClick={() => getLivePhone().restartApp()}>
        Open the app again
      </button>
    </section>
  );
}

interface BoundaryState {
  error?: Error;
}

/** Shows a sample's errors like React Native's error screen does. */
export class ErrorScreen extends Component<{ children: ReactNode }, BoundaryState> {
  state: BoundaryState = {};

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  private readonly fail = ({ error }: ErrorEvent): void => this.setState({ error: error as Error });

  componentDidMount(): void {
    window.addEventListener('error', this.fail);
  }

  componentWillUnmount(): void {
    window.removeEventListener('error', this.fail);
  }

  render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <section className="errorScreen" role="alert">
        <h1>Uncaught Error</h1>
        <p>{error.message}</p>
        <button type="button" onClick={() => getLivePhone().restartApp()}>
          Reload
        </button>
      </section>
    );
  }
}
