import { withFormulas } from '../csv';
import { collectRows, type Sheet, SheetError, textCell } from './sheet';

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the Windows code page. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** In order of preference: texts may contain commas, but hardly ever a semicolon or a tab. */
const separators = [';', '\t', ','];

const sample = { rows: 20, characters: 100_000 };

/** The first row alone may be a title without one. */
const separatorOf = (text: string): string => {
  const rows = text
    .slice(0, sample.characters)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/, sample.rows);
  const rowsWith = (separator: string): number => rows.filter((row) => row.includes(separator)).length;
  return separators.toSorted((one, other) => rowsWith(other) - rowsWith(one))[0] ?? ',';
};

/** The formula by which our own exports keep long digits from being rounded (format/csv.ts). */
const digitsFormula = /^="(\d+)"$/;

const contentOf = (cell: string): string => digitsFormula.exec(cell)?.[1] ?? withFormulas(cell);

const endOf = (pattern: RegExp) => (text: string, offset: number) => {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

const lineBreak = /[\r\n]/;

/** A quotation mark that nobody doubled is content, and its cell ends on its line; one that none closes opens nothing. */
const cellReader = (text: string, separator: string) => {
  const endOfPlain = endOf(new RegExp(`[^${separator}\r\n]*`, 'y'));
  const blanksToEnd = endOf(new RegExp(` *(?=[${separator}\r\n]|$)`, 'y'));

  const closingOfLine = (start: number): number | undefined => {
    for (let at = text.indexOf('"', start); at !== -1; at = text.indexOf('"', at + 1)) {
      if (text[at - 1] === separator) return undefined;
      if (blanksToEnd(text, at + 1) !== undefined)
        return lineBreak.test(text.slice(start, at)) ? undefined : at;
    }
    return undefined;
  };

  return (offset: number): { content: string; end: number } => {
    const start = offset + 1;
    const quoted = (at: number, content: string) => ({ content, end: blanksToEnd(text, at + 1) ?? at + 1 });
    let at = text[offset] === '"' ? text.indexOf('"', start) : -1;
    while (at !== -1) {
      if (text[at + 1] === '"') at += 1;
      else if (blanksToEnd(text, at + 1) === undefined) break;
      else return quoted(at, text.slice(start, at).replaceAll('""', '"'));
      at = text.indexOf('"', at + 1);
    }
    const closing = at === -1 || lineBreak.test(text.slice(start, at)) ? undefined : closingOfLine(start);
    if (closing !== undefined) return quoted(closing, text.slice(start, closing));
    const end = endOfPlain(text, offset) ?? offset;
    return { content: text.slice(offset, end), end };
  };
};

/** Our own exports get their values back (docs/decisions.md 'An import asks first'). @throws SheetError */
export const readCsv = (bytes: Uint8Array): Sheet => {
  // Removes the line that tells Excel the separator.
  const text = decoded(bytes).replace(/^sep=.(?=\r?\n)/i, '');
  // Pictures and workbooks contain null characters, texts never do.
  if (text.includes('\0')) throw new SheetError('unreadable');
  const separator = separatorOf(text);
  const cellAt = cellReader(text, separator);
  const collected = collectRows();
  let line = 1;
  let column = 0;
  let offset = 0;
  while (offset < text.length && !collected.isFull()) {
    const { content, end } = cellAt(offset);
    collected.add(column, textCell(contentOf(content)));
    column += 1;
    offset = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === separator) continue;
    collected.endRow(line, false);
    line += 1;
    column = 0;
  }
  collected.endRow(line, false);
  return collected.sheet(false);
};
