import { markdownTable } from '../markdownTable.ts';
import { samplePhones } from '../sampleDevices.ts';

/** Returns the table of cameras whose focus values were reported by a real phone as Markdown. */
export default function reportedFocus(): string {
  const reported = samplePhones.flatMap(({ label, cameras }) =>
    cameras.filter(({ reportedInIssue }) => reportedInIssue !== null).map((camera) => ({ label, camera })),
  );
  return markdownTable(
    ['Camera', '`supportsFocus`', '`minFocusDistance`'],
    reported.map(({ label, camera: { device } }) => [
      `${label}, ${device.position}`,
      `\`${device.supportsFocus}\``,
      device.minFocusDistance === 0 ? '`0`, unknown or fixed' : `${Math.round(device.minFocusDistance)} cm`,
    ]),
  );
}
