import { getResponse, type HttpHandler } from 'msw';

/** Converts a path to a pattern: `*` matches anything, `:id` one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Returns a function that responds to a request with the handler of its method and path, or with undefined if there is
 * none. MSW itself would compile the path of every handler again for each request.
 */
export const answering = (handlers: readonly HttpHandler[]) => {
  const routes = handlers.map((handler) => ({ handler, pattern: patternOf(String(handler.info.path)) }));
  return (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const fitting = routes.filter(
      ({ handler, pattern }) => handler.info.method === request.method && pattern.test(pathname),
    );
    return getResponse(
      fitting.map(({ handler }) => handler),
      request,
    );
  };
};
