/**
 * Development server: `npm start` compiles a page when it is first visited, so that the first page does not wait for
 * all the others. Other plugins use `middleware.ts` to make their files when they are asked for.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { registryRules } from '../slim-bundle/registryRules';
import { addMiddleware, type Middleware } from './middleware';

/** The part of Rspack's compiler that is used here. */
interface Compiler {
  rspack: { lazyCompilationMiddleware: (compiler: Compiler) => Middleware };
}

export default function developmentServerPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'development-server',
    configureWebpack() {
      if (process.env.NODE_ENV !== 'development') return {};
      return {
        ...addMiddleware<Compiler>((compiler) => compiler.rspack.lazyCompilationMiddleware(compiler)),
        // Rspack's, which the types of webpack do not know.
        ...({ lazyCompilation: { entries: false, imports: true } } as object),
        // As Docusaurus writes it, the registry refers to every page and would have them compiled all the same.
        module: { rules: registryRules(generatedFilesDir) },
      };
    },
  };
}
