import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Strings that only the embedded API, MSW or a development build contains. */
const forbidden = [
  { text: 'rahasia123', why: 'a password of the embedded API' },
  { text: 'adminpelapak', why: 'an account of the embedded API' },
  { text: 'mockServiceWorker', why: 'the MSW worker' },
  { text: '[MSW]', why: 'MSW' },
  { text: 'sourceMappingURL', why: 'a reference to a source map' },
  { text: 'jsxDEV(', why: 'a development build of React' },
  { text: 'Hey developer', why: 'the development build of react-router' },
];

const readable = /\.(js|mjs|css|html|json|svg|txt|webmanifest)$/;

/** What a production build in `dist` must not hold: source maps, MSW, mock data. One sentence per fault, none when clean. */
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
