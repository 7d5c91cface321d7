import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserslist } from '../../package.json';
import { sourcesOf } from './sources';

it('the sentence for older browsers names the oldest ones that work', () => {
  expect(browserslist).toEqual([
    'chrome >= 111',
    'edge >= 111',
    'firefox >= 121',
    'safari >= 16.4',
    'ios_saf >= 16.4',
  ]);
  const page = readFileSync('index.html', 'utf8').replaceAll(/\s+/g, ' ');
  expect(page).toContain(
    'gunakan Chrome atau Edge 111, Firefox 121, Safari 16.4, atau versi yang lebih baru.',
  );
});

/** Functions that came to one of the browsers after its oldest version of the browserslist. */
const younger = new RegExp(
  [
    /\b(URL\.(canParse|parse)|AbortSignal\.any|Promise\.(withResolvers|try)|(Object|Map)\.groupBy)\(/,
    /\b(Array\.fromAsync|Iterator\.from|RegExp\.escape|Error\.isError|Math\.sumPrecise|Uint8Array\.from(Base64|Hex))\(/,
    /\.(isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|setHTMLUnsafe|moveBefore|showPopover)\(/,
    /\bnew (Intl\.(Segmenter|DurationFormat)|CloseWatcher|Temporal\.)/,
    /\b(scheduler\.(yield|postTask)|navigation\.navigate|documentPictureInPicture)\(/,
    /\/[dgimsuy]*v[dgimsuy]*\.(test|exec)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

it('no source uses a function that is younger than the oldest browsers', () => {
  const found = sourcesOf('src', 'i18n').flatMap(({ path, text }) => {
    const match = younger.exec(text);
    return match ? [`${path}: ${match[0]}`] : [];
  });
  expect(found).toEqual([]);
});

it('Intl writes Indonesian, for people: what a machine reads would differ between browsers', () => {
  const found = sourcesOf('src').flatMap(({ path, text }) =>
    (text.match(/\b(Intl\.\w+|toLocale\w+)\((?!'id(-ID)?'[,)]).*/g) ?? []).map((call) => `${path}: ${call}`),
  );
  expect(found).toEqual([]);
});
