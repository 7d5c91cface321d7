import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { flatten } from './flatten';
import { sourcesOf, visit } from './sources';

/** One word per thing, over every string of i18n and every sentence that the embedded API can say. */

const files = import.meta.glob<Record<string, object>>(['../../i18n/**/*.ts', '!../../i18n/messages.ts'], {
  eager: true,
});
/** The help pages line by line, without what they quote from the screen: tests/layout/help/helpPages.test.ts compares it. */
const helpPages = import.meta.glob<string>('../../i18n/**/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const ofHelp = Object.entries(helpPages).flatMap(([path, text]) =>
  text
    .replace(/\*\*.+?\*\*|^#.*$|\]\(.+?\)/gm, '')
    .split('\n')
    .map((line) => ({ at: path.replace('../../', ''), text: line })),
);
const ofMessages = Object.entries(files).flatMap(([path, file]) =>
  [...flatten(file)].map(([key, text]) => ({ at: `${path.replace('../../', '')} ${key}`, text })),
);
const onScreen = [...ofMessages, ...ofHelp];

/** The literals of the embedded API, without the made-up names and reasons of its world; `${…}` becomes `%{…}`. */
const ofTheServer = sourcesOf('mocks')
  .filter(({ path }) => !/^mocks\/(world|seed)\//.test(path))
  .flatMap(({ path, tree }) => {
    const found: { at: string; text: string }[] = [];
    visit(tree, (node) => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
        found.push({ at: path, text: node.text });
      if (ts.isTemplateExpression(node)) {
        const spans = node.templateSpans.map(({ literal }) => `%{}${literal.text}`);
        found.push({ at: path, text: node.head.text + spans.join('') });
      }
    });
    // Names of endpoints and headers are no sentences.
    return found.filter(({ text }) => /\s/.test(text.trim()) && !/^([A-Z]+ |public, )/.test(text));
  });

const all = [...onScreen, ...ofTheServer];

/** Strings of the specification, and labels of its menu, that must not change. */
const fixed = new Set([
  'Orderan',
  'Refresh',
  'Nomor Telephone',
  'Nomor Hp harus diawali 62',
  'Nomor Telephone Max 13 Angka',
  'Kode Pos Min 5 angka, Max 6',
  'Ukuran Gambar Terlalu Besar',
  'Upload foto yang sesuai',
  'Ukuran file terlalu besar, silahkan kecilkan ukuran file !',
  'Terjadi Gangguan Foto gagal diupload !',
  'Fitur Sedang Dikembangkan ...',
  'Sesi Sudah Habis Silahkan Login Kembali!',
]);

/** What a sentence may quote: labels of the specification and of the menu, examples, a year, "No.". */
const quoted = /Nomor Telephone|Akses Manajemen|6281234567890|17Agu1990|B 1234 KZA|\b1990\b|\bNo\. /g;

type Rule = { use: string; not: RegExp; except?: RegExp };

const words: Record<string, Rule> = {
  order: { use: 'pesanan', not: /\borderan\b/i },
  seller: { use: 'pelapak or toko', not: /\bmerchant\b/i },
  'staff account': { use: 'user admin', not: /\b(orang|orangnya|pengguna)\b/i },
  right: { use: 'hak akses', not: /\bhak\b(?! akses)|(?<!\bhak )\bakses(nya)?\b/i },
  password: { use: 'password', not: /kata sandi/i },
  "a record's past": { use: 'linimasa', not: /\briwayat/i },
  money: { use: 'dana, pengembalian dana', not: /\b(uang|refund)/i },
  picture: { use: 'foto', not: /\bgambar/i, except: /^i18n\/areas\/banner-information/ },
  file: { use: 'file, unggah', not: /\bberkas|upload/i },
  'load again': { use: 'muat ulang', not: /\bsegarkan|\brefresh\b/i },
  "server's reply": { use: 'respons, merespons', not: /\b(men)?jawab/i },
  'no network': { use: 'tidak ada koneksi internet', not: /\b(luring|daring)\b/i },
  input: {
    use: 'isian',
    not: /\bkolom/i,
    except: /columns|Datagrid|storedAsNumber|help.*(activity|import|lists)/,
  },
  'act on a record': { use: 'tindakan', not: /\baksi\b/i },
  limits: {
    use: 'minimal, maksimal',
    not: /\b(sedikitnya|paling (banyak|sedikit|panjang)|(?<!%\{)(min|max))\b/i,
  },
  'a longest text': { use: 'maksimal', not: /tidak boleh lebih dari/i },
  'a failed load': { use: 'gagal dimuat', not: /gagal dibaca/i },
  copied: { use: 'disalin; Duplikat is a button', not: /diduplikat/i },
  'narrow a list': { use: 'filter', not: /\b(di|me)?(s|ny)aring/i },
  'a file to keep': { use: 'Unduh', not: /^Simpan .*\(/ },
  'words of developers': {
    use: 'words of the office',
    not: /\b(json|parameter|header|kontrak|payload|endpoint|token|resource)\b/i,
  },
  first: { use: 'terlebih dahulu', not: /(?<!terlebih )\bdahulu\b|\bdulu\b/i },
  'switch off': { use: 'nonaktifkan', not: /\b(di|me)?matikan\b/i },
  please: { use: 'silakan', not: /\b(silahkan|mintalah|isilah|tolong|mohon)\b/i },
  phone: { use: 'No. HP', not: /\b(telepon|telephone|nomor hp)\b/i },
  plate: { use: 'plat nomor', not: /nomor polisi/i },
  home: { use: 'Dashboard', not: /halaman utama/i },
  can: { use: 'dapat', not: /\bbisa\b(?! dicari: )/i },
  you: { use: 'Anda', not: /\b(anda|kamu|kalian)\b/ },
};

const typography: Record<string, Rule> = {
  'three dots': { use: 'a no-break space and …', not: /\.\.\.|[^\u00a0]…/ },
  'a joined pair': { use: 'no comma before dan, atau', not: /(^|[.!?:] )[^,.!?:]*, (dan|atau) / },
  'a reason': { use: 'no comma before sehingga, karena', not: /, (sehingga|karena) / },
  'two sentences': { use: 'a full stop', not: /; / },
  quotation: { use: '“ ”', not: /"/ },
  percentage: { use: '100%', not: /[\d}] %(?!\{)/ },
  range: { use: '1–10', not: /\d( – | sampai |-)\d/ },
  number: { use: '12.345', not: /\d{4}/ },
  'a foreign word with -nya': {
    use: 'a sentence without it',
    not: /(top-up|admin|password|username|email|file)nya\b/i,
  },
  'second plural form': { use: 'one form', not: /\|\|\|\|/ },
};

const offences = ({ not, except }: Rule): string[] =>
  all
    .filter(({ at, text }) => !fixed.has(text) && !except?.test(at) && not.test(text.replace(quoted, '')))
    .map(({ at, text }) => `${at}: ${text}`);

it('reads the strings of i18n and of the embedded API', () => {
  expect(onScreen.map(({ text }) => text)).toContain('Server sedang sibuk. Tunggu sebentar, lalu coba lagi.');
  expect(ofTheServer.map(({ text }) => text)).toContain('Data belum sesuai. Periksa isian yang ditandai.');
});

describe('one word per thing', () => {
  it.each(Object.entries(words))('%s', (_, rule) => expect(offences(rule)).toEqual([]));
});

describe('typography', () => {
  it.each(Object.entries(typography))('%s', (_, rule) => expect(offences(rule)).toEqual([]));
});

/** Characters of a toast. */
const limit = 90;

describe('toasts', () => {
  /** Under these keys are sentences that appear as toasts; a name in them is taken to have twelve letters. */
  const asToast =
    /^i18n\/errors\.ts| toaster\.|\.actions\.\w+\.done$|\.(unknownOutcome|copy\.\w+|delete\.done|detailLoaded|saved|changed)$| (exporting|print)\.(done|cancelled|nothing)$/;

  it(`have at most ${limit} characters`, () => {
    const toasts = onScreen
      .filter(({ at }) => asToast.test(at))
      .map(({ at, text }) => `${at}: ${text.replace(/%\{\w+\}/g, 'INV/00010001')}`);
    expect(toasts.length).toBeGreaterThan(40);
    expect(toasts.filter((toast) => toast.slice(toast.indexOf(': ') + 2).length > limit)).toEqual([]);
  });

  const done = onScreen.filter(({ at }) => /\.actions\.\w+\.done$/.test(at));

  it('end with a full stop', () => {
    expect(done.length).toBeGreaterThan(20);
    expect(done.filter(({ text }) => !text.endsWith('.'))).toEqual([]);
  });

  it('say in one form what happened: X diaktifkan', () =>
    expect(done.filter(({ text }) => /^[^.]* (sudah|kembali)\b/.test(text))).toEqual([]));
});

describe('refusals of the embedded API', () => {
  /** A sentence with its full stop; messages of fields continue a label, and those of a success have none. */
  const refusals = ofTheServer
    .filter(({ text }) => /^(%|[A-Z]).*\.$/.test(text))
    .map(({ at, text }) => `${at}: ${text.replace(/%\{\}/g, 'INV/00010001')}`);

  it(`have at most ${limit} characters`, () => {
    expect(refusals.length).toBeGreaterThan(40);
    expect(refusals.filter((refusal) => refusal.slice(refusal.indexOf(': ') + 2).length > limit)).toEqual([]);
  });

  it('say what to do next', () =>
    expect(refusals.filter((refusal) => !/\. [A-Z]/.test(refusal))).toEqual([]));
});
