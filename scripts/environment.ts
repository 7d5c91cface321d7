/** Those of mocks/server/switches.ts, too. */
const known = ['HOST', 'LATENCY', 'FAULTS', 'SELLERS', 'TOKEN_TTL', 'USER_NAME', 'DATA'];

/** Variables that begin like ours and are none: typing errors, or somebody else's. */
export const unknownVariables = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter((name) => name.startsWith('API_') && !known.includes(name.slice('API_'.length)));

/** Reads an environment variable for start, dev and preview (docs/deployment.md). An empty value counts as unset. */
const read = (name: string): string | undefined => process.env[name]?.trim() || undefined;

export const environment = () => ({
  port: Number(read('PORT') ?? 4173),
  /** The loopback address also works as `localhost`, and only on this machine; HOST=0.0.0.0 opens it to the network. */
  host: read('HOST') ?? '127.0.0.1',
  /** The origin of a real API, to which the service paths are proxied. Without it, the embedded API responds. */
  apiHost: read('API_HOST')?.replace(/\/+$/, ''),
  /** The origins of a real API's pictures, separated by spaces, which the content security policy then allows. */
  pictureHosts: read('PICTURE_HOSTS')?.split(/\s+/) ?? [],
  /** What a real host does not have (docs/host.md), separated by spaces or commas. */
  without: read('WITHOUT')?.split(/[\s,]+/),
  product: read('PRODUCT'),
  label: read('ENVIRONMENT_LABEL'),
});
