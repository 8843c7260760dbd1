// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { getCameraFormat, Templates } from '../browser-runtime';
import { toHash } from './linkState';
import Tool from './Tool';

vi.mock('react-native', () => import('../browser-runtime/reactNative'));

// Reading a link is asynchronous, and a busy machine takes seconds for it.
configure({ asyncUtilTimeout: 30_000 });

const { device } = samplePhones[0]!.cameras[0]!;

function pickedText(): string {
  return screen.getByText(/^Picked: format/).textContent!;
}

function paste(text: string): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Your device (JSON)' }));
  fireEvent.change(screen.getByRole('textbox', { name: /as JSON$/ }), { target: { value: text } });
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the format explorer', () => {
  it("shows the library's pick for the initial filters", () => {
    render(<Tool />);
    const picked = getCameraFormat(device, [
      { videoResolution: { width: 1920, height: 1080 } },
      { fps: 60 },
      { videoHdr: true },
    ]);
    expect(pickedText()).toBe(
      `Picked: format ${device.formats.indexOf(picked) + 1} of ${device.formats.length}`,
    );
  });

  it('applies a template, uses its name in the code, and reorders its filters', () => {
    render(<Tool />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), { target: { value: 'Snapchat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use template' }));
    expect(screen.getByText(/Templates\.Snapchat\)/)).toBeTruthy();
    expect(pickedText()).toContain(
      `format ${device.formats.indexOf(getCameraFormat(device, Templates.Snapchat)) + 1} `,
    );
    const up = screen.getByRole('button', { name: 'Move photoAspectRatio up' });
    up.focus();
    fireEvent.click(up);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photoAspectRatio up');
    expect(screen.getByText('photoAspectRatio is now filter 2 of 4.')).toBeTruthy();
    expect(screen.queryByText(/Templates\.Snapchat\)/)).toBeNull();
  });

  it('lets readers change the window size that templates use', () => {
    render(<Tool />);
    expect(screen.getByText(/App window in points/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Height of the window' }), {
      target: { value: '780' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), {
      target: { value: 'PhotoPortrait' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Use template' }));
    const field = screen.getByRole('textbox', { name: 'Value of photoAspectRatio' }) as HTMLInputElement;
    expect(field.value).toBe('2');
    expect(screen.getByText(/Templates\.PhotoPortrait\)/)).toBeTruthy();
  });

  it('reads a device after a log prefix, and one without frame rates', () => {
    render(<Tool />);
    const formats = device.formats.map(({ minFps: _, fieldOfView: __, ...format }) => format);
    paste(` LOG  Camera device: ${JSON.stringify({ ...device, formats })}\n LOG  done`);
    expect(pickedText()).toContain('of 31');
    expect(screen.getByText(/minFps is missing\. Filters don't read it/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('NaN');
  });

  it('adds and removes filters, and says that an earlier filter of the same property is ignored', () => {
    render(<Tool />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Property' }), { target: { value: 'fps' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.getByText(/ignored because/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove fps' })[0]!);
    expect(screen.queryByText(/ignored because/)).toBeNull();
  });

  it('keeps an invalid number in its field, and explains it', () => {
    render(<Tool />);
    const field = screen.getByRole('textbox', { name: 'Value of fps' }) as HTMLInputElement;
    fireEvent.change(field, { target: { value: '60x' } });
    expect(field.value).toBe('60x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number from 1 to 1000.')).toBeTruthy();
  });

  it('explains invalid text without clearing it, and picks from a pasted list', () => {
    render(<Tool />);
    paste('{"formats": []}');
    expect(screen.getByText(/device\.formats is empty/)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: /as JSON$/ }) as HTMLTextAreaElement).value).toBe(
      '{"formats": []}',
    );
    expect(screen.queryByText(/^Picked/)).toBeNull();
    paste(JSON.stringify([device, { ...device, name: 'Second', formats: device.formats.slice(0, 3) }]));
    expect(pickedText()).toContain('of 31');
    fireEvent.change(screen.getByRole('combobox', { name: 'Device' }), {
      target: { value: '1' },
    });
    expect(pickedText()).toContain('of 3');
    expect(window.location.hash).toBe('');
  });

  it('shows no error while it reads the first paste', () => {
    const { container } = render(<Tool />);
    const observer = new MutationObserver(() => undefined);
    observer.observe(container, { childList: true, subtree: true });
    paste(JSON.stringify(device));
    const added = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    expect(added.filter(({ textContent }) => textContent?.startsWith('There is nothing'))).toEqual([]);
    expect(pickedText()).toContain('of 31');
  });

  it('shows long lists in steps, and sorts and filters them', () => {
    render(<Tool />);
    paste(
      JSON.stringify({
        ...device,
        formats: Array.from({ length: 1000 }, (_, index) => device.formats[index % 31]),
      }),
    );
    const table = within(screen.getByRole('region', { name: 'Formats and their points' }));
    expect(table.getAllByRole('row')).toHaveLength(51);
    fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
    expect(table.getAllByRole('row')).toHaveLength(101);
    fireEvent.click(table.getByRole('button', { name: 'fps' }));
    expect(table.getAllByRole('row')[1]!.textContent).toContain('1–240');
    fireEvent.change(screen.getByRole('combobox', { name: 'Frame rate' }), {
      target: { value: '240 fps or more' },
    });
    expect(screen.getByText(/of 1000 formats/)).toBeTruthy();
  });

  it('restores the state of a link', async () => {
    const camera = samplePhones[1]!.cameras[0]!;
    window.location.hash = await toHash({ camera: camera.key, filters: [{ key: 'fps', value: 'max' }] });
    render(<Tool />);
    expect(await screen.findByText(/fps: 'max'/)).toBeTruthy();
    expect((screen.getByRole('combobox', { name: 'Sample camera' }) as HTMLSelectElement).value).toBe(
      camera.key,
    );
  });
});
