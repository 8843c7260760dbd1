// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadSteps } from '../../phone/steps';
import Panel from './Panel';

vi.mock('@docusaurus/useBaseUrl', () => ({ default: (url: string) => url }));
vi.mock('../../phone/steps', () => ({ loadSteps: vi.fn(), getStepPermissions: () => [] }));

afterEach(cleanup);

test('says that the steps of a sample didn’t load', async () => {
  vi.mocked(loadSteps).mockRejectedValue(new Error('gone'));
  render(
    <Panel
      id="a-sample"
      title="src/App.tsx"
      situations=""
      platform="android"
      onPlatform={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(await screen.findByText('The steps to try didn’t load.')).toBeTruthy();
});
