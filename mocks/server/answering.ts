import { getResponse, type HttpHandler } from 'msw';
import { NotKept } from '../storage/journal';
import { refuse } from './answers';

/** Converts a path to a pattern: `*` matches anything, `:id` one segment. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);

/** Prints a warning or an internal error for the person who runs the server. */
export type Tell = (what: unknown) => void;

/** Responds 500 to a request whose handler threw an exception, without its details. */
const refuseFailed = (error: unknown): Response =>
  refuse(
    500,
    error instanceof NotKept
      ? 'Perubahan tidak tersimpan karena penyimpanan server bermasalah. Hubungi tim teknis.'
      : 'Terjadi gangguan pada server. Tunggu sebentar, lalu coba lagi.',
  );

/**
 * Returns a function that responds to a request with the handler of its method and path, or with undefined if there is
 * none. MSW itself would compile the path of every handler again for each request, and send the stack of an exception.
 * @param tell receives the exception of a handler
 */
export const answering = (handlers: readonly HttpHandler[], tell: Tell) => {
  const routes = handlers.map((handler) => ({ handler, pattern: patternOf(String(handler.info.path)) }));
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const fitting = routes.filter(
      ({ handler, pattern }) => handler.info.method === request.method && pattern.test(pathname),
    );
    try {
      return await getResponse(
        fitting.map(({ handler }) => handler),
        request,
      );
    } catch (error) {
      tell(error);
      return refuseFailed(error);
    }
  };
};
