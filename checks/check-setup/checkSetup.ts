/**
 * Follows the guides in clean projects. Needs the npm registry and takes minutes. It installs packages, writes each
 * block to its file, checks types before packages change and at the end, bundles for both platforms after each guide
 * with an installation, checks the Expo plugin with `expo prebuild`, and runs the Jest tests of the guides. Errors have
 * the guide, heading and line of their step.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPhonePackageUrl } from '../../src/config/phonePackage';
import { readSite } from '../../src/page-source/readSite';
import { readingOrder } from '../../src/config/readingOrder';
import { packPackage } from '../../src/plugins/phone-package/buildPackage';
import { applyBlock } from './applyBlock';
import { bundle } from './bundle';
import { checkPrebuild } from './checkPrebuild';
import { createProject, projects, type Project } from './projects';
import { describeStep, readSetupSteps, type Step } from './readSetupSteps';
import { run } from './runCommand';
import { runScript } from '../../tools/runScript';

/** Guides that install packages for other guides. */
const FIRST = [
  'getting-started',
  'camera-layout',
  'photo-files',
  'frame-processors-setup',
  'frame-processors',
  'frame-processors-interacting',
  'skia-setup',
  'skia-frame-processors',
  'zooming',
];

/** Guides whose tests need the packages of all others. */
const LAST = ['mocking', 'detox'];

/** The plugin guides need Android Studio or Xcode. */
const OTHERS = readingOrder
  .flatMap(({ pages }) => pages)
  .filter((page) => page.startsWith('guides/'))
  .map((page) => path.basename(page))
  .filter((name) => ![...FIRST, ...LAST].includes(name) && !name.startsWith('frame-processors-plugins-'));

/** Complete screens that use packages from the guides. */
const RECIPES = readingOrder.flatMap(({ pages }) => pages).filter((page) => page.startsWith('recipes/'));

const site = readSite();

const guides = [
  ...[...FIRST, ...OTHERS, ...LAST].map((name) => `docs/guides/${name}.mdx`),
  ...RECIPES.map((page) => `docs/${page}.mdx`),
];

/** Files that readers download. Metro only needs them to exist. */
const DOWNLOADS: Record<string, string> = { 'object-detection': 'assets/efficientdet.tflite' };

/** Commands that create the project, or that need a phone, an emulator, Xcode, a server or other tools. */
const NEEDS_MORE =
  /^(magick |exiftool |npx (create-expo-app|@react-native-community\/cli|pod-install|patch-package|react-native (run-|start|info|log)|expo (run:|start))|cd (ios|android)|pod |adb |xcodebuild|xcrun|\.\/gradlew|npx detox|detox|eas |RN_SRC_EXT)/;

/** What the project installs in place of the phone's package on the site. */
const PHONE_ARCHIVE = 'vision-camera-phone.tgz';

/** On a busy machine, the first test takes longer than Jest's five seconds. */
const JEST_OPTIONS = '--ci --testTimeout=60000';

/** Follows the given guides, or all, in the given projects, or in all. Returns true if all steps passed. */
async function checkSetup(options: readonly string[]): Promise<boolean> {
  const files = options.filter((option) => guides.includes(option));
  const names = options.filter((option) => !guides.includes(option));
  const unknown = names.filter((name) => !projects.some((project) => project.name === name));
  if (unknown.length > 0) {
    console.error(
      `Unknown project or guide ${unknown.join(', ')}. Name guides by their file, and choose projects from: ${projects.map(({ name }) => name).join(', ')}.`,
    );
    return false;
  }
  const chosen = projects.filter(({ name }) => names.length === 0 || names.includes(name));
  let isPassed = true;
  for (const project of chosen) {
    const start = Date.now();
    const problems = await followGuides(project, listGuides(project, files));
    isPassed &&= problems.length === 0;
    for (const problem of problems) console.error(problem);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${project.name}: ${problems.length} problems, ${seconds} s`);
  }
  return isPassed;
}

/** Returns the guides to follow, in order, with the two that all of them need. */
function listGuides({ onlyGuides = guides }: Project, files: readonly string[]): string[] {
  const asked = [...guides.slice(0, 2), ...(files.length === 0 ? onlyGuides : files)];
  return guides.filter((guide) => asked.includes(guide));
}

async function followGuides(project: Project, chosen: readonly string[]): Promise<string[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), `check-setup-`));
  const folder = path.join(scratch, 'app');
  const problems: string[] = [];
  const attempt = async (place: string, action: () => Promise<unknown> | unknown): Promise<void> => {
    try {
      await action();
    } catch (error) {
      problems.push(`${project.name}: ${place}: ${(error as Error).message}`);
    }
  };
  try {
    await createProject(project, folder);
    const written = new Map<string, Step>();
    const reported = new Set<string>();
    const reportTypeErrors = async (): Promise<void> => {
      const errors = await checkTypes(folder, reported);
      problems.push(...errors.map((text) => `${project.name}: ${findStep(text, written)}: ${text}`));
    };
    writeFileSync(path.join(scratch, PHONE_ARCHIVE), await packPackage(path.join(scratch, 'phone')));
    for (const guide of chosen) {
      const reason = project.skippedGuides?.[path.basename(guide, '.mdx')];
      if (reason) {
        console.log(`${project.name}: ${guide}: skipped: ${reason}`);
        continue;
      }
      const before = problems.length;
      const downloaded = DOWNLOADS[path.basename(guide, '.mdx')];
      if (downloaded) {
        mkdirSync(path.join(folder, path.dirname(downloaded)), { recursive: true });
        writeFileSync(path.join(folder, downloaded), '');
      }
      const steps = readSetupSteps(site.getPage(guide)).filter((step) => isForProject(step, project));
      const hasInstallation = steps.some(isInstallation);
      // Check now, because a sample must not depend on packages that a later guide installs.
      if (hasInstallation && written.size > 0) await reportTypeErrors();
      for (const step of steps.filter((step) => !isJestRun(step))) {
        await attempt(describeStep(step), async () => {
          if (step.sample.language === 'bash') await runShell(step, folder);
          else await writeBlock(step, project, folder, written);
        });
      }
      if (hasInstallation)
        await attempt(`${guide}, bundle`, () =>
          bundle(project, folder, [...written.keys()].filter(isScreen)),
        );
      for (const step of steps.filter(isJestRun))
        await attempt(describeStep(step), () => run(`${step.sample.code.trim()} ${JEST_OPTIONS}`, folder));
      // Later guides change native files.
      if (project.framework === 'expo' && guide.endsWith('getting-started.mdx'))
        await attempt(`${guide}, prebuild`, () => checkPrebuild(folder));
      console.log(`${project.name}: ${guide}: ${steps.length} steps, ${problems.length - before} problems`);
    }
    await reportTypeErrors();
  } catch (error) {
    problems.push(`${project.name}: ${(error as Error).message}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return problems;
}

/** Returns type errors that aren't in `reported` yet, and adds them. */
async function checkTypes(folder: string, reported: Set<string>): Promise<string[]> {
  const output = await run('node_modules/.bin/tsc --noEmit --pretty false || true', folder);
  const errors = output.split('\n').filter((line) => line.includes('error TS') && !reported.has(line));
  for (const error of errors) reported.add(error);
  return errors;
}

/** Describes the step that wrote the file of an error. */
function findStep(error: string, written: ReadonlyMap<string, Step>): string {
  const [, file] = /^([^(]+)\(/.exec(error) ?? [];
  const step = written.get(file ?? '');
  return step ? describeStep(step) : 'types';
}

const isScreen = (title: string): boolean => /^src\/\w+\.tsx?$/.test(title);

const isInstallation = ({ sample }: Step): boolean =>
  sample.language === 'bash' && /^(npm (install|i)|npx expo install)\b/.test(sample.code.trim());

const isJestRun = ({ sample }: Step): boolean =>
  sample.language === 'bash' && sample.code.trim().startsWith('npx jest ');

/** Returns true if the step is for this project. Throws for unknown tab groups. */
function isForProject({ tabs, ...step }: Step, project: Project): boolean {
  const { language, code, title } = step.sample;
  const isExpo = title === 'app.json' || (language === 'bash' && code.startsWith('npx expo '));
  if (isExpo && project.framework !== 'expo') return false;
  return Object.entries(tabs).every(([group, { value, choices }]) => {
    if (group === 'framework') return value === project.framework;
    // The value of each tab is the first release that it's for.
    if (group === 'react-native')
      return (
        value ===
        choices
          .filter((choice) => compare(choice, project.reactNative) <= 0)
          .sort(compare)
          .at(-1)
      );
    if (group === 'platform' || group === 'language') return true;
    throw new Error(
      `${describeStep({ tabs, ...step })}: checks/check-setup doesn't know groupId="${group}". Add it to isForProject.`,
    );
  });
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Runs a command of a guide, unless it needs more than the project. */
async function runShell({ sample }: Step, folder: string): Promise<void> {
  const command = sample.code.trim().replace(getPhonePackageUrl(), `../${PHONE_ARCHIVE}`);
  if (NEEDS_MORE.test(command)) return;
  if (!/^(npm |npx (expo (install|prebuild|customize)|tsc))/.test(command))
    throw new Error(
      `checks/check-setup doesn't know if it can run "${command}". Add it to runShell or NEEDS_MORE.`,
    );
  await run(command, folder);
}

/** Applies a block to its file, and remembers the step. */
async function writeBlock(
  step: Step,
  project: Project,
  folder: string,
  written: Map<string, Step>,
): Promise<void> {
  const { sample } = step;
  const title = sample.title!;
  if (!/\.\w+$|Podfile$/.test(title) || title.startsWith('Output')) return;
  if (/^(android|ios)\//.test(title) && project.framework === 'expo' && !existsSync(path.join(folder, title)))
    throw new Error(`An Expo project has no ${title} before expo prebuild.`);
  const name = locate(title, project);
  const file = path.join(folder, name);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(path.dirname(file), { recursive: true });
  let text = applyBlock(old, sample);
  if (title === 'App.tsx' && project.screen !== 'App.tsx') text = text.replaceAll("'./src/", "'../../src/");
  writeFileSync(file, text);
  written.set(name, step);
}

/** Returns the path of a guide's file in this project. The template's iOS folder is HelloWorld. */
function locate(title: string, project: Project): string {
  if (title === 'App.tsx') return project.screen;
  return title.replace('ios/YourApp/', 'ios/HelloWorld/');
}

void runScript(checkSetup);
