// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { getCameraFormat, Templates } from '../../browser-runtime';
import { toHash } from './linkState';
import Tool from './Tool';

vi.mock('react-native', () => import('../../browser-runtime/reactNative'));

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

  it('adds and removes filters, and says that an earlier filter of the same property is ignored', () => {
    render(<Tool />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Property' }), { target: { value: 'fps' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.getByText(/ignored because/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove fps' })[0]!);
    expect(screen.queryByText(/ignored because/)).toBeNull();
  });

  it('ignores an invalid number', () => {
    render(<Tool />);
    const field = screen.getByRole('spinbutton', { name: 'Value of fps' });
    fireEvent.change(field, { target: { value: '240' } });
    expect(screen.getByText(/fps: 240/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '-1' } });
    expect(screen.getByText(/fps: 240/)).toBeTruthy();
  });

  it('explains invalid text without clearing it, and picks from a pasted list', () => {
    render(<Tool />);
    paste('{"name": "Back", "formats": []}');
    expect(screen.getByText(/devices\.0\.formats: Invalid length/)).toBeTruthy();
    expect((screen.getByRole('textbox', { name: /as JSON$/ }) as HTMLTextAreaElement).value).toContain(
      'Back',
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

  it('shows long lists in steps', () => {
    render(<Tool />);
    const formats = Array.from({ length: 1000 }, (_, index) => device.formats[index % 31]);
    paste(JSON.stringify({ ...device, formats }));
    const table = within(screen.getByRole('region', { name: 'Formats and their points' }));
    expect(table.getAllByRole('row')).toHaveLength(51);
    fireEvent.click(screen.getByRole('button', { name: 'Show 50 more of 1000' }));
    expect(table.getAllByRole('row')).toHaveLength(101);
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
