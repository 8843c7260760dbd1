// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadSteps } from './loadSteps';
import Panel from './Panel';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));
vi.mock('./loadSteps', () => ({ loadSteps: vi.fn() }));

const PROPS = {
  id: 'a-sample',
  title: 'src/App.tsx',
  situations: '',
  platform: 'android',
  onPlatform: () => undefined,
  onClose: () => undefined,
} as const;

afterEach(() => {
  cleanup();
  vi.mocked(loadSteps).mockReset();
});

test('says that the steps of a sample didn’t load', async () => {
  vi.mocked(loadSteps).mockRejectedValue(new Error('gone'));
  render(<Panel {...PROPS} />);
  expect(await screen.findByText('The steps to try didn’t load.')).toBeTruthy();
});

test('loads no steps if it gets some', async () => {
  vi.mocked(loadSteps).mockRejectedValue(new Error('gone'));
  const permissions = { camera: 'granted', microphone: 'granted', location: 'granted' } as const;
  const outcome = { text: 'It rejects.', trace: [] };
  const steps = [
    { text: 'Take a photo.', permissions, situations: [], actions: [], android: outcome, ios: outcome },
  ];
  render(<Panel {...PROPS} steps={steps} />);
  expect(await screen.findByRole('button', { name: 'Show me: Take a photo.' })).toBeTruthy();
  expect(loadSteps).not.toHaveBeenCalled();
});
