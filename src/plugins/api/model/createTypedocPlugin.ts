import { stripVTControlCharacters } from 'node:util';
import type { Application, Context, ProjectReflection } from 'typedoc';

/**
 * Types that the library uses without exporting them: a reader has no page to look them up,
 * so that the reference shows what they stand for in their place.
 */
const INLINED = ['PermissionState', 'PredefinedTemplates', 'Size', 'TVisionCameraProxy'];

const WARNING = 2;
const ERROR = 3;

/** What a run of TypeDoc leaves behind. */
export interface TypedocRun {
  project?: ProjectReflection;
  /** Warnings and errors. */
  messages: string[];
}

/** Returns a TypeDoc plugin that hands the converted project over instead of writing files. */
export function createTypedocPlugin(run: TypedocRun) {
  return function visionCameraApi(app: Application): void {
    app.logger.log = (message, level) => {
      if (level === ERROR) app.logger.errorCount += 1;
      if (level === WARNING || level === ERROR) run.messages.push(stripVTControlCharacters(message));
    };
    app.converter.on('begin', (context: Context) => {
      for (const name of INLINED) context.inlineType.add(name);
    });
    app.outputs.addOutput('vision-camera-api', async (_path, project) => {
      run.project = project;
    });
    app.outputs.setDefaultOutputName('vision-camera-api');
  };
}
