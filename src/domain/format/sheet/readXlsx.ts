import { unzipSync } from 'fflate/browser';
import { Parser } from 'saxen';
import { collectRows, type Sheet, type SheetCell, SheetError, sheetLimits, textCell } from './sheet';

/** In their order. Names come without the prefix of a namespace. */
type Listeners = {
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  /** Without the readings that are written above East Asian texts. `inside` is the element of the text. */
  text?: (text: string, inside: string) => void;
  close?: (name: string) => void;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Once, without building a tree. @throws Error if it is not XML */
const readXml = (xml: string, { open, text, close }: Listeners): void => {
  const parser = new Parser();
  let inside = '';
  let isReading = false;
  const take = (piece: string): void => {
    if (!isReading) text?.(piece, inside);
  };
  parser.on('openTag', (name, attributes, decode) => {
    inside = localName(name);
    if (inside === 'rPh') isReading = true;
    open(inside, (wanted) => {
      const all = attributes();
      const raw = all[wanted] ?? all[Object.keys(all).find((key) => localName(key) === wanted) ?? ''];
      return raw === undefined ? undefined : decode(raw);
    });
  });
  parser.on('text', (raw, decode) => take(decode(raw))).on('cdata', take);
  parser.on('closeTag', (name) => {
    inside = '';
    if (localName(name) === 'rPh') isReading = false;
    close?.(localName(name));
  });
  parser.parse(xml);
};

/** By their path, unpacked. @throws SheetError 'tooMuch'; Error if the file is no archive */
const partsOf = (bytes: Uint8Array) => {
  let room: number = sheetLimits.unpackedBytes;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      room -= originalSize;
      if (room < 0) throw new SheetError('tooMuch');
      return true;
    },
  });
  return (path: string): string | undefined => {
    const part = Object.hasOwn(parts, path) ? parts[path] : undefined;
    return part && new TextDecoder().decode(part);
  };
};

type Parts = ReturnType<typeof partsOf>;

/** By the id of their relationship, and by its type. */
const readPaths = (parts: Parts): ReadonlyMap<string, string> => {
  const paths = new Map<string, string>();
  readXml(parts('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      const target = attribute('Target');
      if (name !== 'Relationship' || target === undefined) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const type = attribute('Type') ?? '';
      paths.set(type.slice(type.lastIndexOf('/') + 1), path);
      paths.set(attribute('Id') ?? '', path);
    },
  });
  return paths;
};

/** Excel writes a character that XML forbids by its number, such as `_x000D_` for a carriage return. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const readTexts = (xml: string): string[] => {
  const texts: string[] = [];
  let text = '';
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
    },
    text: (piece, inside) => {
      if (inside === 't') text += piece;
    },
    close: (name) => {
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
};

const isNumberedDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Quoted signs, colours and locales show nothing of a date. */
const isDateFormat = (format: string): boolean =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]|general/gi, ''));

const readDateStyles = (xml: string): ReadonlySet<string> => {
  const formats = new Map<string, string>();
  const styles = new Set<string>();
  let count: number | undefined;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') formats.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') count = 0;
      if (name !== 'xf' || count === undefined) return;
      const id = attribute('numFmtId') ?? '';
      const format = formats.get(id);
      if (format === undefined ? isNumberedDate(Number(id)) : isDateFormat(format)) styles.add(String(count));
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') count = undefined;
    },
  });
  return styles;
};

type Workbook = { texts: readonly string[]; dateStyles: ReadonlySet<string>; isFrom1904: boolean };

/** Without its exponent; any other number stays as it is. */
const digitsOf = (text: string): string => {
  const number = Number(text);
  return Number.isInteger(number) ? BigInt(number).toString() : text;
};

const msPerDay = 86_400_000;

const dateOf = (text: string, isFrom1904: boolean): string | undefined => {
  const time = Date.UTC(1899, 11, 30) + (Number(text) + (isFrom1904 ? 1462 : 0)) * msPerDay;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
};

type RawCell = { column: number; type: string; style: string; value: string; inline: string };

/** As the spreadsheet shows it, also an error such as `#N/A`. Whatever cannot be resolved stays as it is written. */
const cellOf = ({ type, style, value, inline }: RawCell, workbook: Workbook): SheetCell => {
  if (type === 'inlineStr') return textCell(unescaped(inline));
  if (value === '') return textCell('');
  if (type === 's') return textCell(workbook.texts[Number(value)] ?? '');
  if (type === 'b') return textCell(value === '1' ? 'TRUE' : 'FALSE');
  if (type === 'd') return { text: value.slice(0, 10), isNumber: true };
  if (type !== 'n') return textCell(unescaped(value));
  const date = workbook.dateStyles.has(style) ? dateOf(value, workbook.isFrom1904) : undefined;
  // A spreadsheet stores a date as a number.
  return { text: date ?? digitsOf(value), isNumber: true };
};

/** Of an address such as `AB12`, starting at 0. */
const columnOf = (address: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

const readRows = (xml: string, workbook: Workbook, collected: ReturnType<typeof collectRows>): void => {
  let line = 0;
  let isHidden = false;
  let cell: RawCell = { column: -1, type: '', style: '', value: '', inline: '' };
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        line = Number(attribute('r')) || line + 1;
        isHidden = /^(1|true)$/.test(attribute('hidden') ?? '') || attribute('ht') === '0';
        cell.column = -1;
      }
      if (name !== 'c') return;
      const address = attribute('r');
      const column = address === undefined ? cell.column + 1 : columnOf(address);
      cell = { column, type: attribute('t') ?? 'n', style: attribute('s') ?? '', value: '', inline: '' };
    },
    text: (piece, inside) => {
      if (inside === 'v') cell.value += piece;
      if (inside === 't') cell.inline += piece;
    },
    close: (name) => {
      if (name === 'row') collected.endRow(line, isHidden);
      if (name === 'c') collected.add(cell.column, cellOf(cell, workbook));
    },
  });
};

/** A formula counts as its result (docs/decisions.md 'An import asks first'). @throws SheetError 'tooMuch'; Error */
export const readXlsx = (bytes: Uint8Array): Sheet[] => {
  const parts = partsOf(bytes);
  const paths = readPaths(parts);
  const part = (kind: string): string => parts(paths.get(kind) ?? `xl/${kind}.xml`) ?? '<none/>';
  const workbook = {
    texts: readTexts(part('sharedStrings')),
    dateStyles: readDateStyles(part('styles')),
    isFrom1904: false,
  };
  const sheets: { name: string; path: string | undefined; isHidden: boolean }[] = [];
  readXml(parts('xl/workbook.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'workbookPr') workbook.isFrom1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const isHidden = /^(h|veryH)idden$/.test(attribute('state') ?? '');
      sheets.push({
        name: unescaped(attribute('name') ?? ''),
        path: paths.get(attribute('id') ?? ''),
        isHidden,
      });
    },
  });
  return sheets.flatMap(({ name, path, isHidden }) => {
    const xml = path === undefined ? undefined : parts(path);
    if (xml === undefined) return [];
    const collected = collectRows();
    readRows(xml, workbook, collected);
    return [collected.sheet(isHidden, sheets.length > 1 ? name : undefined)];
  });
};
