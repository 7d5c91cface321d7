import { build } from 'vite';
import { staticDemo } from '../mocks/server/demo';

/** Builds the product with the embedded API in a service worker into `outDir`, for any static host. */
export const buildDemo = async (outDir: string): Promise<void> => {
  process.env.NODE_ENV = 'production';
  await build({ plugins: [staticDemo()], build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
};

/**
 * `npm run demo`: builds the static demo. If a server can run, `npm start` is the better demo, because its browsers share
 * their data.
 */
const run = async (): Promise<void> => {
  await buildDemo('dist-demo');
  console.log('The static demo is in dist-demo; serve it with index.html for every unknown address.');
};
export default run;
