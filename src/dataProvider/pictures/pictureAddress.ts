import { config } from '../../config';
import { parseUrl } from '../../domain/parseUrl';

/**
 * Returns the address of a picture from the server, or null if it is not safe to load. Safe are https, and the origins of the
 * API and of this page, including its blobs. A relative address is one of the API's host (specification §7).
 */
export const pictureAddress = (text: string): URL | null => {
  const { origin } = location;
  const host = new URL(config().apiHost || origin);
  const address = parseUrl(text, host.href);
  if (address === null) return null;
  return address.protocol === 'https:' || [origin, host.origin].includes(address.origin) ? address : null;
};
