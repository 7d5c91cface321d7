import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Strings that only occur in the embedded API, MSW or a development build. */
const forbidden = [
  { text: 'rahasia123', why: 'a password of the embedded API' },
  { text: 'adminpelapak', why: 'an account of the embedded API' },
  { text: 'mockServiceWorker', why: 'the MSW worker' },
  { text: '[MSW]', why: 'MSW' },
  { text: 'sourceMappingURL', why: 'a reference to a source map' },
  { text: 'jsxDEV(', why: 'a development build of React' },
];

const readable = /\.(js|mjs|css|html|json|svg|txt|webmanifest)$/;

/**
 * Returns the faults of a production build in `dist`: source maps, MSW or mock data. One sentence per fault, an empty list
 * if it is clean.
 */
export const faultsOfDist = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      if (file.endsWith('.map')) return [`${file} is a source map`];
      if (!readable.test(file)) return [];
      const content = readFileSync(file, 'utf8');
      return forbidden
        .filter(({ text }) => content.includes(text))
        .map(({ text, why }) => `${file} contains ${why} (${text})`);
    });
