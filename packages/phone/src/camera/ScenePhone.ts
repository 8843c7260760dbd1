import type { CameraDevice } from 'react-native-vision-camera';
import { SimulatedPhone } from './SimulatedPhone';
import { ORIENTATIONS, type NativeCamera } from './types';
import { PERMISSIONS, type Permission } from '../protocol/permissions';
import { network } from './network';
import { findCode, type World } from './optics';
import { sceneCodes } from '../scenes/codes';
import { sceneNames } from '../protocol/sceneNames';
import { situations, type SituationName } from '../protocol/situations';

const SCAN_INTERVAL_MS = 250;
const LATE_MS = 2000;

/** A simulated phone in a scene: things happen to it, and its scanner sees codes. The tests use it without a screen. */
export class ScenePhone extends SimulatedPhone {
  readonly world: World = {
    scene: sceneNames[0],
    code: sceneCodes.qr,
    isDark: false,
    hasWindow: false,
    quarterTurns: 0,
    aim: { x: 0, y: 0 },
  };
  protected readonly toggles = new Set<SituationName>();

  getDevice({ props }: NativeCamera): CameraDevice {
    return this.devices.find(({ id }) => id === props.cameraId) ?? this.devices[0]!;
  }

  /** Shows the scene to the scanners of the app from now on. */
  startScanning(): void {
    setInterval(() => this.scan(), SCAN_INTERVAL_MS);
  }

  /** Called after a toggle, the rotation or a permission has changed. */
  protected onStateChanged(): void {}

  protected override onPermissionsChanged(): void {
    this.onStateChanged();
  }

  protected scan(): void {
    for (const camera of this.cameras) {
      const found =
        camera.isRunning && findCode({ camera, device: this.getDevice(camera) }, this.world, this.platform);
      if (found) this.scanCodes([found.code], found.frame);
    }
  }

  /** Applies a situation that holds from the start. */
  prepare(situation: SituationName): void {
    const { devices } = this;
    const setDevices = (next: readonly CameraDevice[]) => {
      this.devices = next;
    };
    const changes: Partial<Record<SituationName, () => void>> = {
      'ask-permission': () => {
        for (const permission of PERMISSIONS) this.setPermission(permission, { isGranted: false });
      },
      'no-camera': () => setDevices([]),
      'one-camera': () => setDevices(devices.filter(({ position }) => position === 'back').slice(0, 1)),
      'no-flash': () =>
        setDevices(devices.map((device) => ({ ...device, hasFlash: false, hasTorch: false }))),
      'no-ultra-wide': () => setDevices(devices.flatMap(removeUltraWide)),
      'late-devices': () => {
        setDevices([]);
        setTimeout(() => {
          setDevices(devices);
          this.listDevices(devices);
        }, LATE_MS);
      },
      'limited-hardware': () => {
        // Every iPhone is `full`.
        if (this.platform === 'android')
          setDevices(devices.map((device) => ({ ...device, hardwareLevel: 'limited' })));
      },
    };
    changes[situation]?.();
  }

  /** Applies a situation to the running app. */
  trigger(situation: SituationName): void {
    const isToggle = situations[situation].kind === 'toggle';
    const state = this.toggles.has(situation) ? 'off' : 'on';
    this.trace('situation', situation, isToggle ? { value: state } : {});
    const { world } = this;
    const actions: Partial<Record<SituationName, () => void>> = {
      home: () => this.goHome(),
      'session-error': () => this.cameras.forEach((camera) => camera.failSession()),
      'sound-error': () => this.cameras.forEach((camera) => camera.failSound?.()),
      interrupt: () => this.receiveCall(),
      code: () => {
        world.code = world.code === sceneCodes.qr ? sceneCodes.ean : sceneCodes.qr;
      },
      rotate: () => this.turn(1),
      'rotate-right': () => this.turn(3),
    };
    actions[situation]?.();
    if (isToggle) this.toggle(situation);
  }

  private toggle(situation: SituationName): void {
    const isOn = !this.toggles.delete(situation);
    if (isOn) this.toggles.add(situation);
    if (situation === 'other-app') this.setCameraTaken(isOn);
    if (situation === 'broken-camera') this.setCameraBroken(isOn);
    if (situation === 'full-disk') this.setDiskFull(isOn);
    if (situation === 'offline') network.isOffline = isOn;
    if (situation === 'slow-network') network.isStalled = isOn;
    if (situation === 'dark') this.world.isDark = isOn;
    if (situation === 'bright-window') this.world.hasWindow = isOn;
    this.onStateChanged();
  }

  private turn(quarterTurns: number): void {
    const { world } = this;
    world.quarterTurns = (world.quarterTurns + quarterTurns) % 4;
    this.setOrientation(ORIENTATIONS[world.quarterTurns]!);
    this.onStateChanged();
  }

  protected receiveCall(): void {
    this.cover('call');
  }

  /** Ends a call and returns from the home screen. */
  comeBack(): void {
    for (const cover of ['call', 'home', 'settings'] as const) this.uncover(cover);
  }

  /** Gives this answer to the permission dialog that the app shows. Returns false if there's none. */
  answer(answer: 'granted' | 'denied'): boolean {
    for (const permission of PERMISSIONS) this.setPermission(permission, { answer });
    return true;
  }

  /** Leaves the app for Settings. */
  openSettings(): void {
    this.cover('settings');
  }

  /** Turns a permission on or off in Settings. Android asks again after that, and iOS doesn't, but ends the app. */
  changeInSettings(permission: Permission, isGranted: boolean): void {
    this.trace('permission', permission, { value: isGranted ? 'granted' : 'denied' });
    this.setPermission(permission, { isGranted, refusals: isGranted ? 0 : 1 });
  }

  protected goHome(): void {
    this.cover('home');
  }
}

/** Returns a camera without its ultra-wide lens, or nothing if that's its only lens. */
function removeUltraWide(device: CameraDevice): CameraDevice[] {
  const { physicalDevices } = device;
  if (!physicalDevices.includes('ultra-wide-angle-camera')) return [device];
  if (physicalDevices.length === 1) return [];
  return [
    { ...device, physicalDevices: ['wide-angle-camera'], isMultiCam: false, minZoom: 1, neutralZoom: 1 },
  ];
}
