import manifest from '../package.json' with { type: 'json' };

/** Constants that Vite writes into the source (src/env.d.ts). */
export const define = { __APP_VERSION__: JSON.stringify(manifest.version) };
