import { getResponse, type HttpHandler } from 'msw';

/** `*` is anything, `:id` one part of the path. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Answers a request by the handler of its method and address, or with undefined where there is none. MSW alone would
 * compile the path of every handler anew for each request.
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
