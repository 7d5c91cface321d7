/** Short-lived URLs of ID card pictures: until it expires, a URL loads its picture without a token. */

const lifetimeSeconds = 60;

/** Generated at every start of the server, because older URLs have expired by then. */
let key: Promise<CryptoKey> | undefined;

const signatureOf = async (path: string, expires: string): Promise<string> => {
  key ??= crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign(
    'HMAC',
    await key,
    new TextEncoder().encode(`${path}|${expires}`),
  );
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Adds the expiry (seconds since 1970) and the signature to `path`. */
export const signedUrl = async (path: string): Promise<string> => {
  const expires = String(Math.floor(Date.now() / 1000) + lifetimeSeconds);
  return `${path}?expires=${expires}&signature=${await signatureOf(path, expires)}`;
};

/** Returns true if this server signed the URL and it has not expired. */
export const verifySignature = async (url: string): Promise<boolean> => {
  const { pathname, searchParams } = new URL(url);
  const expires = searchParams.get('expires') ?? '';
  return (
    Number(expires) * 1000 > Date.now() &&
    searchParams.get('signature') === (await signatureOf(pathname, expires))
  );
};
