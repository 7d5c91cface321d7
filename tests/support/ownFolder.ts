import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test, which is gone after it. */
export const ownFolder = (): (() => string) => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'test-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
};
