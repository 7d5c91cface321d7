import type { Validator } from 'ra-core';
import type { Region, RegionLevel } from '../../../dataProvider/wire';
import { splitNeighbourhoods } from '../../../domain/digits';
import { currentTime } from '../../../domain/format/clock';
import { type SheetCell, type Table, textCell } from '../../../domain/format/sheet/sheet';
import { wibDate } from '../../../domain/format/wibTime';
import { defaultPassword } from '../../../domain/nik';
import type { Found } from '../registeredSellers';
import { levelOfRegion, newSeller, type RegionField, regionFields, type SellerValues } from '../sellerModel';
import { sellerRules } from '../sellerRules';
import { hasLostDigits, isSheetError, tidied, valueOf } from './cellValues';
import { fileFault, photoKey, type Photos } from './chosenPhotos';
import { type Columns, type ImportedField, importedFields, isPhotoField, isRegionField } from './columns';
import type { ImportWords } from './importWords';
import { matchRegion, provincesPartedFrom } from './regionNames';

/** Only the user can answer it, once for all rows with the same `key`. */
type RegionQuestion = {
  field: RegionField;
  /** Level, parent region and name. */
  key: string;
  typed: string;
  /** False if the region is known, so that only a person who wants another one needs the choice. */
  isAsked: boolean;
  /** The most similar names first. */
  options: readonly Region[];
};

export type CheckedRow = {
  /** In the file, starting at 1. */
  line: number;
  /** Photos are files that are not uploaded yet. */
  form: SellerValues;
  state: 'ready' | 'wrong' | 'registered';
  /** Translated, in the order of the form. */
  faults: readonly { field: ImportedField; text: string }[];
  /** The texts of the file, or what a person corrected. */
  texts: ReadonlyMap<ImportedField, string>;
  /** They stay in view and can be changed again. */
  mended: ReadonlySet<ImportedField>;
  /** From the province down to the first unanswered one. The answered ones stay visible and can be changed. */
  questions: readonly RegionQuestion[];
  /** By 'Rapikan'. */
  tidied: readonly { field: ImportedField; from: string; to: string }[];
  /** Translated sentences about what the check understood differently from what is written. */
  notes: readonly string[];
  found?: Found;
};

export const fieldOfRow = (line: number, field: ImportedField): string => `${line} ${field}`;

export type Choices = {
  sheet: Table | null;
  fileName: string;
  columns: Columns;
  /** True once the columns are confirmed; every further choice repeats the check. */
  isConfirmed: boolean;
  photos: Photos;
  isTidy: boolean;
  /**
   * The regions that the user chose: by the key of a question they answer all rows that ask it, by `fieldOfRow` only one row.
   */
  chosen: ReadonlyMap<string, Region>;
  /** By `fieldOfRow`. */
  mended: ReadonlyMap<string, string | File>;
};

export type Check = Choices & {
  regionsOf: (level: RegionLevel, parentId: string) => Promise<readonly Region[]>;
  words: ImportWords;
  translate: (message: string, args?: Record<string, unknown>) => string;
  labelOf: (field: ImportedField) => string;
};

type Fault = CheckedRow['faults'][number];

/** As the form would show it. */
const ruleFault = (field: keyof SellerValues, value: unknown, { translate }: Check): string | undefined => {
  for (const rule of sellerRules[field]) {
    const fault = rule(value, {}, {}) as Exclude<ReturnType<Validator>, Promise<unknown>>;
    if (typeof fault === 'string') return translate(fault);
    if (fault) return translate(fault.message, fault.args);
  }
  return undefined;
};

const photoText = async (
  field: ImportedField,
  name: string,
  file: File | undefined,
  check: Check,
): Promise<string | undefined> => {
  if (!file) {
    const fault = ruleFault(field, null, check) ?? '';
    return name === '' ? fault : check.words('photoMissing', { fault, name });
  }
  const fault = await fileFault(file);
  return fault && check.translate(fault);
};

const regionText = (
  { field, typed, options }: RegionQuestion,
  above: Region | undefined,
  namesakes: number,
  { words, labelOf }: Check,
): string => {
  const places = { label: labelOf(field), typed, count: namesakes };
  if (namesakes > 0) return words('regionNamesakes', places);
  const aboveField = regionFields[regionFields.indexOf(field) - 1];
  if (!above || !aboveField) return words('regionUnknown', places);
  return words(options.length > 0 ? 'regionNotIn' : 'regionNoneIn', {
    ...places,
    above: above.name,
    aboveLabel: labelOf(aboveField).toLowerCase(),
  });
};

/** Of the file, or what a person corrected. A cell of both RT and RW is split; if it cannot be, it stays whole, with the fault. */
const cellOf = (
  row: readonly SheetCell[],
  field: ImportedField,
  correction: string | undefined,
  { sheet, columns, words, labelOf }: Check,
): { cell: SheetCell; fault?: string } => {
  const ofFile = row[columns[field] ?? -1] ?? textCell('');
  const cell = correction === undefined ? ofFile : textCell(correction);
  const typed = cell.text.trim();
  const label = labelOf(field);
  if (isSheetError(cell)) return { cell: textCell(''), fault: words('sheetError', { label, value: typed }) };
  const isOfBoth = (field === 'rt' || field === 'rw') && columns.rt === columns.rw;
  if (!isOfBoth || correction !== undefined || typed === '') return { cell };
  const isRwFirst = /rw.*rt/i.test(sheet?.head[columns.rt ?? -1]?.text ?? '');
  const both = splitNeighbourhoods(cell.text, isRwFirst);
  return both ? { cell: textCell(both[field]) } : { cell, fault: words('neighbourhoods', { label, typed }) };
};

/** Looks in the provinces that were once part of this one; undefined unless exactly one of them has the city. */
const inPartedProvince = async (typed: string, province: Region, { regionsOf }: Check) => {
  const parted = provincesPartedFrom(province, await regionsOf('province', ''));
  const found = await Promise.all(
    parted.map(async (today) => {
      const { region: city } = matchRegion('city', typed, await regionsOf('city', today.id));
      return city ? [{ province: today, city }] : [];
    }),
  );
  const [one, ...others] = found.flat();
  return others.length === 0 ? one : undefined;
};

/** From the province down to the first unknown one, which has the only fault that is not of an empty cell. */
const readRegions = async (texts: ReadonlyMap<ImportedField, string>, line: number, check: Check) => {
  const { regionsOf, chosen, words, labelOf } = check;
  const found: Partial<SellerValues> = {};
  const questions: RegionQuestion[] = [];
  const notes: string[] = [];
  const faults: Fault[] = [];
  let above: Region | undefined;
  for (const field of regionFields) {
    const level = levelOfRegion[field];
    const typed = texts.get(field) ?? '';
    const emptyFault = typed === '' ? ruleFault(field, null, check) : undefined;
    // The choices below an unknown region are unknown too.
    if (!above && field !== 'province') {
      if (emptyFault !== undefined) faults.push({ field, text: emptyFault });
      continue;
    }
    const ownKey = fieldOfRow(line, field);
    const parentId: string = above?.id ?? '';
    const list = await regionsOf(level, parentId);
    const { region: known, options, namesakes } = matchRegion(level, typed, list);
    const own: Region | undefined = list.find(({ id }) => id === chosen.get(ownKey)?.id);
    const moved: Awaited<ReturnType<typeof inPartedProvince>> =
      level === 'city' && above && !own && typed !== '' && namesakes === 0
        ? await inPartedProvince(typed, above, check)
        : undefined;
    if (moved) {
      const names = { typed: texts.get('province'), today: moved.province.name, city: moved.city.name };
      notes.push(words('regionMoved', { label: labelOf('province'), ...names }));
      Object.assign(found, moved);
      above = moved.city;
      continue;
    }
    const sharedKey = [level, parentId, typed.toLowerCase()].join(' ');
    const key = known || own || typed === '' ? ownKey : sharedKey;
    const region: Region | undefined = own ?? known ?? chosen.get(key);
    const question = { field, key, typed, isAsked: !known || own !== undefined, options };
    questions.push(question);
    if (region) found[field] = region;
    else faults.push({ field, text: emptyFault ?? regionText(question, above, namesakes, check) });
    above = region;
  }
  return { found, questions, notes, faults };
};

/** Existing sellers are looked up later, by checkRows. @throws ApiError if regions cannot be read */
export const checkRow = async (
  row: readonly SheetCell[],
  line: number,
  check: Check,
): Promise<CheckedRow> => {
  const faults: Fault[] = [];
  const changes: CheckedRow['tidied'][number][] = [];
  const texts = new Map<ImportedField, string>();
  const form: Record<string, unknown> = { ...newSeller };
  const addFault = (field: ImportedField, text: string | undefined): void => {
    if (text !== undefined) faults.push({ field, text });
  };
  const mended = new Set<ImportedField>();
  for (const field of importedFields) {
    const key = fieldOfRow(line, field);
    const correction = check.mended.get(key);
    if (correction !== undefined || check.chosen.has(key)) mended.add(field);
    const corrected = correction instanceof File ? correction.name : correction;
    const { cell, fault } = cellOf(row, field, corrected, check);
    const plain = valueOf(field, cell);
    const value = check.isTidy ? tidied(field, plain) : plain;
    if (value !== plain) changes.push({ field, from: plain, to: value });
    texts.set(field, plain);
    if (isRegionField(field)) addFault(field, fault);
    else if (isPhotoField(field)) {
      const file = correction instanceof File ? correction : check.photos.get(photoKey(value));
      addFault(field, fault ?? (await photoText(field, value, file, check)));
      form[field] = { image: file ?? '', url: '' };
    } else {
      const lost = hasLostDigits(field, cell)
        ? check.translate('form.storedAsNumber', { label: check.labelOf(field) })
        : undefined;
      addFault(field, fault ?? lost ?? ruleFault(field, value, check));
      form[field] = value;
    }
  }
  const regions = await readRegions(texts, line, check);
  const isFaulty = (field: ImportedField): boolean => faults.some((fault) => fault.field === field);
  faults.push(...regions.faults.filter(({ field }) => !isFaulty(field)));
  const seller = { ...form, ...regions.found } as SellerValues;
  const password = defaultPassword(seller.nikNumber, wibDate(currentTime()));
  if (password === '' && !isFaulty('nikNumber'))
    addFault('nikNumber', check.translate('resources.member-list/seller.help.nikNoDate'));
  return {
    line,
    form: { ...seller, username: seller.phoneNumber, password },
    state: faults.length > 0 ? 'wrong' : 'ready',
    faults: importedFields.flatMap((field) => faults.filter((fault) => fault.field === field)),
    tidied: changes,
    notes: regions.notes,
    texts,
    mended,
    questions: regions.questions,
  };
};
