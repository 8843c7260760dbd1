import { markdownTable } from '../markdownTable.ts';
import { frameLayouts, frameSizes as sizes, getFrameBytes } from '../pixelFormats.ts';

const framesPerSecond = 30;

/** Returns the table of the memory that one frame and one second of frames take, in megabytes, as Markdown. */
export default function frameSizes(): string {
  return markdownTable(
    ['Resolution', ...frameLayouts.map(({ label }) => label)],
    sizes.map(({ width, height }) => [
      `${width} × ${height}`,
      ...frameLayouts.map((layout) => {
        const megabytes = getFrameBytes(width, height, layout) / 1_000_000;
        return `${megabytes.toFixed(1)} MB, ${Math.round(megabytes * framesPerSecond)} MB/s`;
      }),
    ]),
  );
}
