import { compress } from './compress';
import { freshBuild } from './freshBuild';

/** `npm run build`: builds for production, without mocks, into dist, and compresses it. */
const run = async (): Promise<void> => {
  try {
    await freshBuild({ force: true });
    compress('dist');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
export default run;
