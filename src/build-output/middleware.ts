import type { IncomingMessage, ServerResponse } from 'node:http';
import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';

type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** What is in a file: text, or bytes. */
export type FileContent = string | Uint8Array;

/** Answers a request, or calls `next` to pass it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns a bundler configuration that puts a middleware in front of the development server's own.
 * Docusaurus concatenates what plugins return, so this adds to the list in place and returns an empty one.
 */
export function addMiddleware(create: () => Middleware): object & WebpackResult {
  const setupMiddlewares = (middlewares: unknown[]) => {
    middlewares.unshift(create());
    return [];
  };
  // Docusaurus reads `devServer`, but its type omits it.
  return { devServer: { setupMiddlewares } } as object & WebpackResult;
}

/**
 * Returns a middleware that generates files on request.
 * `generate` returns the file for a pathname, or `undefined` to pass the request on. Errors are logged and sent as status 500.
 */
export function outputMiddleware(
  generate: (pathname: string) => Promise<FileContent | undefined>,
): Middleware {
  return (request, response, next) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    generate(pathname).then(
      (content) => {
        if (content == null) return next();
        response.setHeader('Content-Type', getType(pathname, content)).end(content);
      },
      (error: unknown) => {
        logger.error(error);
        response.writeHead(500).end(String(error));
      },
    );
  };
}

function getType(pathname: string, content: FileContent): string {
  if (typeof content !== 'string') return 'application/octet-stream';
  return `${pathname.endsWith('.json') ? 'application/json' : 'text/plain'}; charset=utf-8`;
}
