import type { CameraDevice, CodeType } from 'react-native-vision-camera';
import { ScenePhone } from '../camera/ScenePhone';
import type { AppStateStatus } from '../camera/SimulatedPhone';
import type { TraceEntry } from '../protocol/trace';
import { sceneCodes } from '../scenes/codes';
import { renderChanges } from './act';

type Emit = Parameters<ScenePhone['createView']>[1];

const SQUARE_TYPES: readonly CodeType[] = ['qr', 'aztec', 'data-matrix'];

/** A phone for tests: it keeps its trace, and React renders what happens on it. */
export class TestPhone extends ScenePhone {
  readonly entries: TraceEntry[] = [];
  override onTrace = (entry: TraceEntry): void => {
    this.entries.push(entry);
  };

  override createView(tag: number, emit: Emit): void {
    super.createView(tag, (event, payload) => renderChanges(() => emit(event, payload)));
  }

  override setAppState(state: AppStateStatus): void {
    renderChanges(() => super.setAppState(state));
  }

  override listDevices(devices: readonly CameraDevice[]): void {
    renderChanges(() => super.listDevices(devices));
  }

  /** Fills the disk, if it isn't full already. */
  fillDisk(): void {
    if (!this.toggles.has('full-disk')) this.trigger('full-disk');
  }

  /** Holds a code in front of the back camera, and returns whether a scanner reads it. */
  showCode(value: string, type: CodeType): boolean {
    const { box } = SQUARE_TYPES.includes(type) ? sceneCodes.qr : sceneCodes.ean;
    Object.assign(this.world, { scene: 'parcels', code: { value, type, box } });
    const { length } = this.entries;
    this.scan();
    return this.entries.slice(length).some(({ name }) => name === 'onCodeScanned');
  }
}
