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
  fireEvent.change(screen.getByLabelText(/as JSON$/), { target: { value: text } });
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
    fireEvent.click(screen.getByRole('button', { name: 'Move photoAspectRatio up' }));
    expect(screen.getByText('photoAspectRatio is now filter 2 of 4.')).toBeTruthy();
    expect(screen.queryByText(/Templates\.Snapchat\)/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Move photoAspectRatio down' }));
    expect(screen.getByText('photoAspectRatio is now filter 3 of 4.')).toBeTruthy();
    expect(screen.getByText(/Templates\.Snapchat\)/)).toBeTruthy();
  });

  it('reads a device after a log prefix, and one without frame rates', () => {
    render(<Tool />);
    const formats = device.formats.map(({ minFps: _, fieldOfView: __, ...format }) => format);
    paste(` LOG  Camera device: ${JSON.stringify({ ...device, formats })}\n LOG  done`);
    expect(pickedText()).toContain('of 31');
    expect(document.body.textContent).not.toContain('NaN');
  });

  it('adds a filter once, and removes it', () => {
    render(<Tool />);
    const property = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Property' });
    fireEvent.change(property(), { target: { value: 'iso' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.getByText(/iso: 100/)).toBeTruthy();
    expect([...property().options].map(({ value }) => value)).not.toContain('iso');
    fireEvent.click(screen.getByRole('button', { name: 'Remove iso' }));
    expect(screen.queryByText(/iso: 100/)).toBeNull();
    expect([...property().options].map(({ value }) => value)).toContain('iso');
  });

  it('keeps the last valid number', () => {
    render(<Tool />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Value of fps' });
    fireEvent.change(field, { target: { value: '120' } });
    fireEvent.change(field, { target: { value: '1001' } });
    expect(field.value).toBe('1001');
    expect(field.validity.valid).toBe(false);
    expect(screen.getByText(/fps: 120/)).toBeTruthy();
    fireEvent.blur(field);
    expect(field.value).toBe('120');
  });

  it('explains invalid text without clearing it, and picks from a pasted list', () => {
    render(<Tool />);
    paste('{"formats": []}');
    expect(screen.getByText(/^formats: The list is empty/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/as JSON$/).value).toBe('{"formats": []}');
    paste(JSON.stringify([device, { ...device, name: 'Second', formats: device.formats.slice(0, 3) }]));
    expect(screen.queryByText(/^formats: /)).toBeNull();
    expect(pickedText()).toContain('of 31');
    const second = screen.getByRole<HTMLOptionElement>('option', { name: 'Pasted: Second' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Camera' }), { target: { value: second.value } });
    expect(pickedText()).toContain('of 3');
    expect(window.location.hash).toBe('');
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
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'fps' } });
    expect(table.getAllByRole('row')[1]!.textContent).toContain('1–240');
    fireEvent.change(screen.getByLabelText('Show only formats with'), { target: { value: '1920 –240' } });
    const found = table.getAllByRole('row').slice(1);
    expect(found.filter(({ textContent }) => !/1920 × .*–240/.test(textContent))).toEqual([]);
    expect(screen.getByText(/of 1000 formats/)).toBeTruthy();
  });

  it('restores the state of a link', async () => {
    const camera = samplePhones[1]!.cameras[0]!;
    window.location.hash = await toHash({ camera: camera.key, filters: [['fps', 'max']] });
    render(<Tool />);
    expect(await screen.findByText(/fps: 'max'/)).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Camera' }).value).toBe(camera.key);
  });

  it('says that a link is broken', async () => {
    window.location.hash = '#format-explorer=broken';
    render(<Tool />);
    expect(await screen.findByText(/^The link is cut off or was changed/)).toBeTruthy();
  });
});
