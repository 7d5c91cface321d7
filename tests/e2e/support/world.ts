import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serverConfig } from '../../../scripts/serverConfig';
import { timelessServer } from './pictures';
import { serve } from './serve';

/**
 * A server of its own for every file, with an embedded API that begins with the seed. Its stories find it by E2E_ORIGIN, which
 * is the same for all files of a process, so that their browser keeps the files of the product.
 */

let data: string;
let close: () => Promise<void>;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  process.env.API_DATA = data;
  const { plugins = [], ...config } = serverConfig(
    Number(new URL(process.env.E2E_ORIGIN ?? 'http://127.0.0.1:0').port),
  );
  const served = await serve({ ...config, plugins: [timelessServer, ...plugins] });
  close = served.close;
  process.env.E2E_ORIGIN = served.origin;
});

afterAll(async () => {
  await close();
  rmSync(data, { recursive: true, force: true });
});
