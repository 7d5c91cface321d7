import { strToU8, zipSync } from 'fflate/browser';
import type { Sheet } from '../../../../src/domain/format/sheet/sheet';

/** Excel files written by hand, with what no library writes. */

type SheetXml = {
  name?: string;
  /** `hidden` or `veryHidden`. */
  state?: string;
  /** The rows of the sheet, as XML. */
  rows: string;
};

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the bytes of a workbook with these sheets; `parts` are added by path, or replace its own. */
export const workbook = (
  sheets: readonly SheetXml[],
  parts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> => {
  const names = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}" r:id="rId${index + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
  );
  const paths = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${type}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${paths.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
};

/** A cell with a text, such as `cell('B2', 'Budi')`. */
export const cell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of texts from column A; `attributes` are those of the row, such as `hidden="1"`. */
export const row = (line: number, texts: readonly string[], attributes = ''): string =>
  `<row r="${line}" ${attributes}>${texts.map((text, column) => cell(`${String.fromCharCode(65 + column)}${line}`, text)).join('')}</row>`;

/** A sheet's filled rows, each in one text, its cells between ' | '. */
export const linesOf = ({ rows }: Pick<Sheet, 'rows'>): string[] =>
  rows.map(({ cells }) => cells.map(({ text }) => text).join(' | '));
