/** Hooks that turn the camera off before its screen closes. */
import { createElement } from 'react';
import { act, create, type ReactTestRenderer } from 'react-test-renderer';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSample } from './loadSample';

const packages = { './CameraLayout': { useIsForeground: () => true } };

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React warns that the renderer is deprecated.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Mounts a screen that calls `useCamera`, and returns a function that renders it again. */
async function renderScreen(useCamera: (isBusy: boolean) => void, isBusy: boolean) {
  const Screen = (props: { isBusy: boolean }) => {
    useCamera(props.isBusy);
    return null;
  };
  let screen: ReactTestRenderer;
  await act(async () => {
    screen = create(createElement(Screen, { isBusy }));
  });
  return (next: boolean) => act(async () => screen.update(createElement(Screen, { isBusy: next })));
}

describe('useIsCameraActive', () => {
  /** Renders the hook on a screen of a navigator that asks it before it removes the screen. */
  async function renderInNavigator(isBusy: boolean) {
    const log: string[] = [];
    let hold: ((event: object) => void) | undefined;
    const navigation = {
      dispatch: (action: object) => {
        if (hold == null) log.push('closed');
        else hold({ data: { action } });
      },
    };
    const { useIsCameraActive } = loadSample('src/useIsCameraActive.ts', {
      ...packages,
      '@react-navigation/native': {
        useIsFocused: () => true,
        useNavigation: () => navigation,
        usePreventRemove: (isPrevented: boolean, callback: (event: object) => void) => {
          hold = isPrevented ? callback : undefined;
        },
      },
    });
    const rerender = await renderScreen((busy) => {
      const isActive = useIsCameraActive!({ isBusy: busy, onLeave: () => log.push('onLeave') });
      log.push(isActive === true ? 'on' : 'off');
    }, isBusy);
    return { log, rerender, goBack: () => act(async () => navigation.dispatch({ type: 'GO_BACK' })) };
  }

  test('turns the camera off before the screen closes', async () => {
    const { goBack, log } = await renderInNavigator(false);
    await goBack();
    expect(log).toEqual(['on', 'onLeave', 'off', 'closed']);
  });

  test('holds the screen until the work is done', async () => {
    const { goBack, log, rerender } = await renderInNavigator(true);
    await goBack();
    await goBack();
    expect(log).not.toContain('off');
    expect(log).not.toContain('closed');
    log.length = 0;
    await rerender(false);
    expect(log).toEqual(['off', 'closed']);
  });
});

describe('useCloseCamera', () => {
  async function renderWithBackButton(isBusy: boolean) {
    const log: string[] = [];
    let pressBack: (() => boolean) | undefined;
    const addEventListener = (_: string, listener: () => boolean) => {
      pressBack = listener;
      return { remove: vi.fn() };
    };
    const { useCloseCamera } = loadSample('src/useCloseCamera.ts', {
      ...packages,
      'react-native': { BackHandler: { addEventListener } },
    });
    const rerender = await renderScreen((busy) => {
      const { isActive } = useCloseCamera!(() => log.push('closed'), {
        isBusy: busy,
        onLeave: () => log.push('onLeave'),
      }) as { isActive: boolean };
      log.push(isActive ? 'on' : 'off');
    }, isBusy);
    return { log, rerender, goBack: () => act(async () => expect(pressBack!()).toBe(true)) };
  }

  test('turns the camera off before the screen closes', async () => {
    const { goBack, log } = await renderWithBackButton(false);
    await goBack();
    expect(log).toEqual(['on', 'onLeave', 'off', 'closed']);
  });

  test('holds the screen until the work is done', async () => {
    const { goBack, log, rerender } = await renderWithBackButton(true);
    await goBack();
    expect(log).not.toContain('off');
    expect(log).not.toContain('closed');
    log.length = 0;
    await rerender(false);
    expect(log).toEqual(['off', 'closed']);
  });
});
