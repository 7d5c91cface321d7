/** What the environment says to start, dev and preview (docs/deployment.md). Unset and empty mean the same. */
const read = (name: string): string | undefined => process.env[name]?.trim() || undefined;

export const environment = () => ({
  port: Number(read('PORT') ?? 4173),
  /** The loopback address answers to `localhost` too, and to no other machine; HOST=0.0.0.0 opens it to the network. */
  host: read('HOST') ?? '127.0.0.1',
  /** Origin of a real API, to which the service paths are proxied; without it the embedded API answers. */
  apiHost: read('API_HOST')?.replace(/\/+$/, ''),
  /** Origins, separated by spaces, that a real API's pictures come from: the content security policy lets them in. */
  pictureHosts: read('PICTURE_HOSTS')?.split(/\s+/) ?? [],
  product: read('PRODUCT'),
  label: read('ENVIRONMENT_LABEL'),
});
