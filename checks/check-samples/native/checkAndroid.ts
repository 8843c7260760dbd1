import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LIBRARY_VERSION } from '../../../src/config/libraryVersion';
import { createProject, projects } from '../../check-setup/projects';
import { run } from '../../check-setup/runCommand';
import type { Problem } from '../../pages/problem';
import type { Sample } from '../../../src/page-source/samples/readSamples';
import { readDiagnostics, runTool } from './compileSamples';

const PROJECT = projects.find(({ name }) => name === 'react-native-0.81')!;

/**
 * Compiles the Kotlin and Java samples of all pages in a new React Native app with the library: Kotlin first, then Java,
 * because the guides show the same class in both languages. Needs the registry, Maven and the Android SDK.
 */
export async function checkAndroid(pages: readonly (readonly Sample[])[]): Promise<Problem[]> {
  const samples = pages.flat().filter(({ add, replace }) => add == null && replace == null);
  const scratch = mkdtempSync(join(tmpdir(), 'android-'));
  const folder = join(scratch, 'app');
  try {
    await createProject(PROJECT, folder);
    await run(`npm install react-native-vision-camera@${LIBRARY_VERSION}`, folder);
    return ['kotlin', 'java'].flatMap((language) =>
      compile(
        folder,
        samples.filter((sample) => sample.language === language),
      ),
    );
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function compile(app: string, samples: readonly Sample[]): Problem[] {
  const folder = join(app, 'android/app/src/main/java/samples');
  const paths = samples.map((sample, index) => {
    const extension = sample.language === 'kotlin' ? 'kt' : 'java';
    // Java files are named after their class.
    const path = join(folder, `sample${index}`, basename(sample.title ?? `Sample.${extension}`));
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, toFile(sample, `samples.sample${index}`));
    return path;
  });
  const task = samples[0]?.language === 'kotlin' ? 'compileDebugKotlin' : 'compileDebugJavaWithJavac';
  const result = runTool('./gradlew', ['--quiet', `:app:${task}`], join(app, 'android'));
  rmSync(folder, { recursive: true, force: true });
  return readDiagnostics('gradle', result, samples, paths);
}

/** Fragments get a package each, in the first line, because they declare the same names as whole files. */
function toFile({ code, title }: Sample, name: string): string {
  const isWhole = title != null;
  return isWhole ? code : `package ${name}; ${code.replace(/^package .*/m, '')}`;
}
