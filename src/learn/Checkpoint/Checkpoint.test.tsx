// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeRunningPhone } from '../../phone-panel/runningPhone';
import { loadProgram } from '../../programs/loadProgram';
import Checkpoint from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/theme-common', () => ({ useStorageSlot: () => [null, { set: () => undefined }] }));
vi.mock('../../programs/loadProgram', () => ({ loadProgram: vi.fn() }));

afterEach(cleanup);

const SAMPLE = {
  id: 'photo-checkpoint-1',
  label: 'Photos: so far, step 1',
  url: '/docs/learn/photo#photo-checkpoint-1',
  situations: 'home dark',
  models: '',
  scene: 'parcels',
  pinch: false,
  files: {},
};

/** The phone's code loads first, which takes a while on a busy machine. */
const WAIT = { timeout: 30_000 };

const findButton = () => screen.findByRole('button', { name: 'Run it so far' }, WAIT);

test('the phone takes the place of the button, and Close brings it back', async () => {
  vi.mocked(loadProgram).mockResolvedValue({ sample: SAMPLE, program: { id: 1, files: {} } });
  render(<Checkpoint id={SAMPLE.id} />);
  const link = screen.getByRole('link', { name: 'Open it in the playground' });
  expect(link.getAttribute('href')).toBe('/playground#sample=photo-checkpoint-1&platform=android');
  fireEvent.click(await findButton());
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  const frame = await screen.findByTitle('Android phone with the app so far', {}, WAIT);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(screen.getByRole('button', { name: 'Dark room' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(await findButton());
});

test('the phone closes when another one starts', async () => {
  vi.mocked(loadProgram).mockResolvedValue({ sample: SAMPLE, program: { id: 1, files: {} } });
  render(<Checkpoint id={SAMPLE.id} />);
  fireEvent.click(await findButton());
  await screen.findByTitle('Android phone with the app so far', {}, WAIT);
  act(closeRunningPhone);
  expect(screen.queryByTitle('Android phone with the app so far')).toBeNull();
  expect(await findButton()).toBeTruthy();
});

test('code that doesn’t load can be asked for again', async () => {
  vi.mocked(loadProgram).mockRejectedValueOnce(new Error('gone'));
  render(<Checkpoint id={SAMPLE.id} />);
  fireEvent.click(await findButton());
  expect(await screen.findByText('The phone didn’t load.', {}, WAIT)).toBeTruthy();
  vi.mocked(loadProgram).mockResolvedValue({ sample: SAMPLE, program: { id: 1, files: {} } });
  fireEvent.click(await findButton());
  expect(await screen.findByTitle('Android phone with the app so far', {}, WAIT)).toBeTruthy();
  expect(screen.queryByText('The phone didn’t load.')).toBeNull();
});
