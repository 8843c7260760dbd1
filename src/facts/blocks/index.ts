/** Generates the Markdown of each `<DataBlock name="…" />` from the facts in `src/facts`. */
import { readCodeTypes } from '../codeTypes';
import { readCompatibility } from '../compatibility';
import { readExpoPluginOptions } from '../expoPluginOptions';
import { readFormatTemplates } from '../formatTemplates';
import { frameRates, getFrameBudget } from '../frameRates';
import { markdownTable } from '../markdownTable';
import { frameLayouts, frameSizes, getFrameBytes } from '../pixelFormats';
import { readPluginTypes } from '../pluginTypes';
import { getPhonePackageUrl } from '../../config/phonePackage';
import { samplePhones } from 'vision-camera-phone/devices';
import { readStabilizationModes } from '../stabilizationModes';
import { readVersion5 } from '../version5';
import { version5Table } from '../version5Table';
import { communityPluginList } from './communityPluginList';
import { errorList } from './errorList';
import { knownIssueList } from './knownIssueList';

const FRAMES_PER_SECOND = 30;

/** Formats the memory of one frame and of one second, for example "3.1 MB, 93 MB/s". */
function describeMemory(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes.toFixed(1)} MB, ${Math.round(megabytes * FRAMES_PER_SECOND)} MB/s`;
}

/** The blocks by name. */
export const blocks: Readonly<Record<string, () => string>> = {
  codeTypes: () =>
    markdownTable(
      ['Type', 'Code', 'Android', 'iOS', 'What to know'],
      readCodeTypes().map(({ type, name, android, iosSince, reportedOnIos, note }) => [
        `\`'${type}'\``,
        name,
        android ? 'yes' : '**no**',
        iosSince === undefined ? 'yes' : `from iOS ${iosSince}`,
        [reportedOnIos === undefined ? '' : `On iOS, \`type\` is \`'${reportedOnIos}'\`.`, note ?? '']
          .join(' ')
          .trim(),
      ]),
    ),
  communityPlugins: communityPluginList,
  compatibilityPackages: () =>
    markdownTable(
      ['Package', 'Versions', 'Library release', 'What to know'],
      readCompatibility().packages.map((row) => [row.subject, row.versions, row.libraryRelease, row.note]),
    ),
  compatibilityPlatforms: () =>
    markdownTable(
      ['Part', 'Versions', 'Library release', 'What to know'],
      readCompatibility().platforms.map((row) => [row.subject, row.versions, row.libraryRelease, row.note]),
    ),
  compatibilityReactNative: () =>
    markdownTable(
      ['React Native', 'Expo SDK', 'Library release', 'What to know'],
      readCompatibility().reactNative.map((row) => [
        row.reactNative,
        row.expoSdk,
        row.libraryRelease,
        row.note,
      ]),
    ),
  errors: errorList,
  expoPluginOptions: () =>
    markdownTable(
      ['Option', 'Type', 'When left out', 'Effect'],
      readExpoPluginOptions().map((option) => [
        `\`${option.name}\``,
        option.type,
        option.whenLeftOut,
        option.effect,
      ]),
    ),
  formatTemplates: () =>
    markdownTable(
      ['Template and its filters', 'What it asks for, and what an iPhone 13 mini gives you'],
      readFormatTemplates().map(({ name, filters, purpose, pick }) => [
        `**${name}** \`${filters}\``,
        pick === undefined ? purpose : `${purpose} *iPhone: ${pick}.*`,
      ]),
    ),
  frameBudgets: () =>
    markdownTable(
      ['Frames per second', 'Time per frame'],
      frameRates.map((rate) => [`${rate}`, `${getFrameBudget(rate).toFixed(1)} ms`]),
    ),
  frameSizes: () =>
    markdownTable(
      ['Resolution', ...frameLayouts.map(({ label }) => label)],
      frameSizes.map(({ width, height }) => [
        `${width} × ${height}`,
        ...frameLayouts.map((layout) => describeMemory(getFrameBytes(width, height, layout))),
      ]),
    ),
  installPhone: () => `\`\`\`bash npm2yarn\nnpm install --save-dev ${getPhonePackageUrl()}\n\`\`\``,
  knownIssues: knownIssueList,
  pluginArguments: () =>
    markdownTable(
      ['JavaScript passes', 'Android receives', 'iOS receives'],
      readPluginTypes().arguments.map((row) => [row.javascript, row.android, row.ios]),
    ),
  pluginResults: () =>
    markdownTable(
      ['Android returns', 'iOS returns', 'JavaScript receives'],
      readPluginTypes().results.map((row) => [row.android, row.ios, row.javascript]),
    ),
  // Only cameras with focus values from a real phone.
  reportedFocus: () =>
    markdownTable(
      ['Camera', '`supportsFocus`', '`minFocusDistance`'],
      samplePhones.flatMap(({ label, cameras }) =>
        cameras
          .filter(({ reportedInIssue }) => reportedInIssue !== null)
          .map(({ device }) => [
            `${label}, ${device.position}`,
            `\`${device.supportsFocus}\``,
            device.minFocusDistance === 0
              ? '`0` (unknown or fixed)'
              : `${Math.round(device.minFocusDistance)} cm`,
          ]),
      ),
    ),
  stabilizationModes: () =>
    markdownTable(
      ['Mode', 'Effect on iOS', 'Cost on iOS', 'Listed by an Android format'],
      readStabilizationModes().map(({ mode, effect, cost, androidReported }) => [
        `\`'${mode}'\``,
        effect,
        cost,
        androidReported,
      ]),
    ),
  unsupportedPluginValues: () =>
    markdownTable(
      ['Value', 'What happens', 'Do this'],
      readPluginTypes().unsupported.map((row) => [row.value, row.outcome, row.instead]),
    ),
  version5Exports: () => version5Table('Export of v4', readVersion5().exports),
  version5Methods: () => version5Table('Method of v4', readVersion5().methods),
  version5Props: () => version5Table('Prop of v4', readVersion5().props),
};
