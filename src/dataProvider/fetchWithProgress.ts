const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );

/** Statuses whose Response takes no body. */
const isSilent = (status: number): boolean => status === 204 || status === 205 || status === 304;

/**
 * `fetch` for a request whose body takes its time: also reports which part of it has left, 0 to 1. By XMLHttpRequest,
 * because `fetch` does not report it (docs/decisions/0086).
 * @throws TypeError without an answer, or with one from another address; the signal's reason when it was aborted.
 */
export const fetchWithProgress = (
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit & { body?: string },
  onProgress: (part: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new TypeError('Failed to send'));
    const abort = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    };
    request.onerror = fail;
    request.onload = () => {
      // A redirect leads to a login page or another host: neither is an answer.
      if (request.responseURL !== '' && request.responseURL !== new URL(url, location.href).href) {
        fail();
        return;
      }
      const { status, responseText } = request;
      resolve(new Response(isSilent(status) ? null : responseText, { status, headers: headersOf(request) }));
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body ?? null);
  });
