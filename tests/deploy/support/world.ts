import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startHost } from './host';

/** An API of its own for every file, which begins with the seed, behind the same nginx. */

let data: string;
let close: () => Promise<void>;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'deploy-data-'));
  process.env.API_DATA = data;
  close = await startHost();
});

afterAll(async () => {
  await close();
  rmSync(data, { recursive: true, force: true });
});
