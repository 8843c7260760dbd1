/** The part of a bundler that {@link emitFile} uses; Rspack and webpack share it. */
interface Compiler {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_ADDITIONAL: number };
    sources: { RawSource: new (text: string) => unknown };
  };
  hooks: { thisCompilation: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}

interface Compilation {
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
  emitAsset: (file: string, source: unknown) => void;
}

/** Returns a bundler plugin that adds a file to the site, in the build and in the development server. */
export function emitFile(file: string, text: string) {
  return {
    apply({ webpack: { Compilation: stages, sources }, hooks }: Compiler): void {
      hooks.thisCompilation.tap(file, (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: file, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            compilation.emitAsset(file, new sources.RawSource(text));
          },
        );
      });
    },
  };
}
