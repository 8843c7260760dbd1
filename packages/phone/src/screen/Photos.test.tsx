// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFile, writeVideo } from './fileSystem';
import { CameraRoll } from '../reactNative/cameraRoll';
import { unlink } from '../reactNative/files';
import { press, startTestPhone, wait } from './testPhone';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const listImages = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

test('Photos shows what the app saved, newest first, after the app deleted its files, too', async () => {
  const { phone } = startTestPhone('android');
  for (const name of ['a', 'b']) {
    writeFile(`/cache/${name}.jpg`, `data:${name}`);
    await act(() => CameraRoll.saveAsset(`file:///cache/${name}.jpg`));
    await unlink(`/cache/${name}.jpg`);
  }
  expect(screen.getByRole('status').textContent).toContain('Saved to Photos');
  await expect(CameraRoll.saveAsset('/cache/b.jpg')).rejects.toThrow('ENOENT');
  writeFile('/cache/c.jpg', 'data:c');
  act(() => phone.trigger('home'));
  await press('Photos');
  expect(listImages()).toEqual(['data:b', 'data:a', 'data:c']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Photo 1' })[0]!);
  expect(listImages()).toEqual(['data:a']);
  await press('All photos');
  await press('Home screen');
  await press('App');
  expect(phone.appState).toBe('active');
});

test('a video plays to its end, and again', async () => {
  const { phone } = startTestPhone('ios');
  writeVideo('/cache/video.mov', {
    duration: 1,
    frames: [
      { time: 0, url: 'data:first' },
      { time: 0.8, url: 'data:last' },
    ],
  });
  act(() => phone.show({ place: 'photos' }));
  await press(/^Video/);
  expect(listImages()).toEqual(['data:first']);
  await wait(2000);
  expect(listImages()).toEqual(['data:last']);
  await press('Play');
  expect(listImages()).toEqual(['data:first']);
  await press('Pause');
});
