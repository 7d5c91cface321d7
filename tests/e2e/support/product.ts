import { findBrowser } from '../../../scripts/browser';
import { freshBuild } from '../../../scripts/freshBuild';

/** Variables of the caller's shell that would change the product, so the stories ignore them. */
const ignored = [
  'API_HOST',
  'API_FAULTS',
  'API_LATENCY',
  'API_SELLERS',
  'API_TOKEN_TTL',
  'API_USER_NAME',
  'HOST',
  'PICTURE_HOSTS',
  'PRODUCT',
  'ENVIRONMENT_LABEL',
];

/** Builds the product when needed, before world.ts serves it. Stories find their browser by CHROMIUM_PATH or E2E_FIREFOX. */
const setup = async (): Promise<void> => {
  for (const name of ignored) process.env[name] = '';
  if (!process.env.E2E_FIREFOX) process.env.CHROMIUM_PATH = findBrowser();
  await freshBuild();
};
export default setup;
