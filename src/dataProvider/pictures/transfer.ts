import { limits } from '../../config';
import { isJpeg } from '../../domain/format/jpeg';
import { call } from '../envelope';
import { eitherSignal } from '../http';
import { ApiError } from '../serverErrors';
import { pictureResponse, type UploadBody } from '../wire';
import { getSecurePictureUrl, pictureAddress } from './pictureAddress';

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );

/** Like `fetch`, which does not report the part of its body that was sent. @throws TypeError; the signal's reason */
export const fetchWithProgress = (
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit & { body?: string },
  onProgress: (part: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    // Stored here, because XMLHttpRequest forgets status and headers when the response breaks off.
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
      // An API call is only redirected to a login page or another host: neither is a valid response.
      const isRedirected =
        request.responseURL !== '' && request.responseURL !== new URL(url, location.href).href;
      if (isRedirected) reject(new TypeError('Redirected'));
      // A Response without content, such as a 204, must have no body.
      else resolve(new Response(request.responseText || null, begun));
    };
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(body ?? null);
  });

/** Specification §7, cdn/single-upload. @throws ApiError, also for an address that is not safe to load */
export const uploadPicture = async (
  body: UploadBody,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (part: number) => void } = {},
): Promise<string> => {
  const address = await call('users-services/api/v1/cdn/single-upload', pictureResponse, {
    method: 'POST',
    body,
    timeout: limits.uploadTimeout,
    signal,
    ...(onProgress && { send: (url, init) => fetchWithProgress(url, init, onProgress) }),
  });
  if (!pictureAddress(address)) throw new ApiError('invalidResponse', '', 200);
  return address;
};

/** Not in the browser's cache (docs/security.md). The address itself is the permission: no bearer token. */
export const getSecurePicture = async (merchantId: string, signal?: AbortSignal): Promise<Blob> => {
  const address = pictureAddress(await getSecurePictureUrl(merchantId, signal));
  if (!address) throw new ApiError('invalidResponse', '');
  const timeLimit = AbortSignal.timeout(limits.uploadTimeout);
  const either = eitherSignal(timeLimit, signal);
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      signal: either.signal,
    });
    const picture = await response.blob();
    if (response.ok && picture.type.startsWith('image/')) return picture;
    // File stores often send pictures as octet-stream.
    const bytes = new Uint8Array(await picture.arrayBuffer());
    if (!response.ok || !isJpeg(bytes)) throw new ApiError('invalidResponse', '', response.status);
    return new Blob([bytes], { type: 'image/jpeg' });
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(timeLimit.aborted ? 'timeout' : 'network', '');
  } finally {
    either.release();
  }
};
