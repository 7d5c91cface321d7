/** Replaced at build time by the version in package.json (vite.config.ts). */
declare const __APP_VERSION__: string;
