import type { IncomingMessage, ServerResponse } from 'node:http';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Answers a request, or calls `next` to leave it to what comes after. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What webpack-dev-server hands over when it is set up. */
interface DevServer<Compiler> {
  compiler: Compiler;
}

/**
 * Returns the part of a bundler configuration that lets a middleware see requests before the development server's own.
 * Docusaurus' merge calls every plugin's function with the same list and joins what they return: so this adds to the
 * list and returns nothing more.
 */
export function addMiddleware<Compiler>(create: (compiler: Compiler) => Middleware): object & WebpackResult {
  const setupMiddlewares = (middlewares: unknown[], { compiler }: DevServer<Compiler>) => {
    middlewares.unshift(create(compiler));
    return [];
  };
  // Docusaurus reads `devServer` too, though its type does not say so.
  return { devServer: { setupMiddlewares } } as object & WebpackResult;
}

/**
 * Returns a middleware for files that are made when they are asked for. `make` gives the text of a URL within the
 * site, or `undefined` for one that is not its own; what it throws is reported and answered with status 500.
 */
export function generatedFilesMiddleware(make: (url: string) => Promise<string | undefined>): Middleware {
  return (request, response, next) => {
    const url = new URL(request.url!, 'http://localhost').pathname;
    make(url).then(
      (text) => {
        if (text == null) return next();
        const type = url.endsWith('.json') ? 'application/json' : 'text/plain';
        response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
      },
      (error: unknown) => {
        logger.error(error);
        response.writeHead(500).end(String(error));
      },
    );
  };
}
