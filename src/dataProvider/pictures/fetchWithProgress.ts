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
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    // Kept here, because the request forgets both when the answer breaks off.
    let begun: ResponseInit | undefined;
    const abort = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    };
    request.onreadystatechange = () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED)
        begun = { status: request.status, headers: headersOf(request) };
    };
    request.onerror = () => {
      const error = new TypeError('Failed to send');
      if (begun) resolve(new Response(new ReadableStream({ start: (body) => body.error(error) }), begun));
      else reject(error);
    };
    request.onload = () => {
      // A redirect leads to a login page or another host: neither is an answer.
      const isRedirected =
        request.responseURL !== '' && request.responseURL !== new URL(url, location.href).href;
      if (isRedirected) reject(new TypeError('Redirected'));
      else resolve(new Response(isSilent(request.status) ? null : request.responseText, begun));
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body ?? null);
  });
