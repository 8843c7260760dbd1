import { expect, it } from 'vitest';
import { toCode } from './toCode';
import { toView } from './toView';
import type { CodeView } from './toView';

const box = { x: 100, y: 50, width: 96, height: 96 };

for (const platform of ['android', 'ios'] as const) {
  for (const resizeMode of ['cover', 'contain'] as const) {
    for (const isFront of [false, true]) {
      it(`prints code that computes the box: ${platform}, ${resizeMode}, ${isFront ? 'front' : 'back'}`, () => {
        const frame = platform === 'android' ? { width: 640, height: 480 } : { width: 1920, height: 1080 };
        const setup: CodeView = { platform, frame, view: { width: 390, height: 844 }, resizeMode, isFront };
        const conversion = toView(box, setup);
        const run = new Function(`${toCode(setup, conversion)}return box;`);
        expect(run()).toEqual(conversion.view);
      });
    }
  }
}
