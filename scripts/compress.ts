import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes `.br` and `.gz` beside every text of a build, so that a server need not compress (docs/deployment.md). */
export const compress = (dist: string): void => {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg)$/.test(path)) continue;
    const file = join(dist, path);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
};
