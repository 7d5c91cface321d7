import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJpeg, withoutMetadata } from '../../../src/domain/format/jpeg';

const ascii = (text: string): number[] => [...new TextEncoder().encode(text)];

const segment = (marker: number, payload: readonly number[]): number[] => {
  const length = payload.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...payload];
};

const le16 = (value: number) => [value & 0xff, value >> 8];
const be16 = (value: number) => [value >> 8, value & 0xff];

/** Exif with an orientation and, behind it, the place it was taken. */
const exif = (orientation: number, littleEndian: boolean): number[] => {
  const [order, n16] = littleEndian ? ['II', le16] : (['MM', be16] as const);
  const n32 = (value: number) => (littleEndian ? [...n16(value), 0, 0] : [0, 0, ...n16(value)]);
  const entry = (tag: number, type: number, value: number[]) => [
    ...n16(tag),
    ...n16(type),
    ...n32(1),
    ...value,
  ];
  return segment(0xe1, [
    ...ascii('Exif\0\0'),
    ...ascii(order),
    ...n16(42),
    ...n32(8),
    ...n16(3),
    ...entry(0x010f, 2, [0x58, 0, 0, 0]),
    ...entry(0x0112, 3, [...n16(orientation), 0, 0]),
    ...entry(0x8825, 4, n32(50)),
    ...n32(0),
    ...ascii('GPS -6.9175 107.6191'),
  ]);
};

const start = [0xff, 0xd8];
const jfif = segment(0xe0, [...ascii('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
const icc = segment(0xe2, [...ascii('ICC_PROFILE\0'), 1, 1, 9, 9, 9]);
const adobe = segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
const xmp = segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x>GPS</x>'));
const iptc = segment(0xed, ascii('Photoshop 3.0\0GPS'));
const comment = segment(0xfe, ascii('GPS'));
const preview = segment(0xe2, ascii('MPF\0GPS'));
const tables = segment(0xdb, [0, 1, 2, 3]);
// Two scans with a stuffed byte, restart markers and tables between them, as progressive pictures have.
const scans = [
  ...segment(0xda, [1, 1, 0]),
  ...[7, 0xff, 0x00, 8, 0xff, 0xd0, 9],
  ...segment(0xc4, [0, 5]),
  ...segment(0xda, [1, 2, 0]),
  ...[6, 0xff, 0xd7, 5],
];
const end = [0xff, 0xd9];

const bytes = (...parts: readonly number[][]) => Uint8Array.from(parts.flat());
const clean = (...parts: readonly number[][]) => [...withoutMetadata(bytes(...parts))];
const text = (numbers: readonly number[]) => String.fromCharCode(...numbers);

/** An Exif segment of one tag, as written by withoutMetadata. */
const onlyOrientation = (value: number) =>
  segment(0xe1, [
    ...ascii('Exif\0\0MM'),
    ...[0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0],
  ]);

it('a JPEG begins with FF D8 FF, whatever its name says', () => {
  expect(isJpeg(bytes(start, jfif))).toBe(true);
  expect(isJpeg(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBe(false);
  expect(isJpeg(Uint8Array.of(0xff, 0xd8))).toBe(false);
  expect(isJpeg(new Uint8Array())).toBe(false);
});

describe('a photo without data about its owner', () => {
  it('loses Exif, XMP, IPTC, comments and previews, and keeps JFIF, ICC, Adobe, tables and scans', () => {
    const cleaned = clean(
      ...[start, jfif, exif(1, true), xmp, icc, iptc, preview, adobe, comment, tables, scans, end],
    );
    expect(cleaned).toEqual([start, jfif, icc, adobe, tables, scans, end].flat());
    expect(text(cleaned)).not.toContain('GPS');
  });

  it.each([
    [2, true],
    [3, false],
    [6, true],
    [8, false],
  ])('keeps only orientation %i, little endian: %s', (orientation, littleEndian) => {
    const cleaned = clean(start, exif(orientation, littleEndian), tables, scans, end);
    expect(cleaned).toEqual([start, onlyOrientation(orientation), tables, scans, end].flat());
  });

  it.each([0, 9, 300])('drops an invalid orientation: %i', (orientation) =>
    expect(clean(start, exif(orientation, true), scans, end)).toEqual([start, scans, end].flat()),
  );

  it('loses data between the scans and after the end of the image', () =>
    expect(clean(start, scans, comment, scans, end, ascii('GPS in a trailer'))).toEqual(
      [start, scans, scans, end].flat(),
    ));

  it('loses comments within a scan and after it', () =>
    expect(clean(start, scans, comment, [0x41], comment, end)).toEqual([start, scans, [0x41], end].flat()));

  it('loses as many comments within a scan as a file has room for', () => {
    const pieces = Array.from({ length: 40_000 }, () => [...comment, 0x41]);
    const cleaned = withoutMetadata(Uint8Array.from([start, scans, ...pieces, end].flat()));
    expect(cleaned).toHaveLength(start.length + scans.length + 40_000 + end.length);
    expect(cleaned.slice(-4)).toEqual(Uint8Array.of(0x41, 0x41, ...end));
  });

  it('loses a comment after a fill byte within a scan, and Exif there too', () => {
    const pieces = [[0xff], comment, [0xd9 - 0x80], exif(6, true), [0x41]];
    expect(clean(start, scans, ...pieces, end)).toEqual([start, scans, [0x59, 0x41], end].flat());
  });

  it.each([
    ['fill bytes', new Array<number>(400_000).fill(0xff)],
    ['Exif with a directory that ends outside', new Array(40_000).fill(exif(1, true).slice(0, 24)).flat()],
    ['comments without a length', new Array(60_000).fill([0xff, 0xfe, 0, 0]).flat()],
    ['empty application segments', new Array(30_000).fill([0xff, 0xe5, 0, 2]).flat()],
    ['scans without a picture', new Array(60_000).fill([0xff, 0xda, 0, 2]).flat()],
  ])('is read once, however many %s it has', (_, piece) => {
    const once = withoutMetadata(Uint8Array.from([start, piece].flat()));
    expect(Buffer.compare(withoutMetadata(once), once)).toBe(0);
  });

  it('can have fill bytes, and can lack its end when the camera stopped too early', () =>
    expect(clean(start, [0xff, 0xff], comment, tables, scans)).toEqual([start, tables, scans].flat()));

  it('loses Exif with an invalid directory, and keeps only the orientation of an incomplete Exif', () => {
    const broken = segment(0xe1, [...ascii('Exif\0\0II'), 42, 0, 0xff, 0xff, 0xff, 0x7f]);
    expect(clean(start, broken, scans, end)).toEqual([start, scans, end].flat());
    expect(clean(start, exif(6, true).slice(0, 60))).toEqual([start, onlyOrientation(6)].flat());
  });

  it('is unchanged when it is no JPEG, or has no marker after its start', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3);
    expect(withoutMetadata(png)).toEqual(png);
    const zeros = Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0, 0);
    expect(withoutMetadata(zeros)).toEqual(zeros);
  });

  it('is always a copy, so that a change of one does not change the other', () => {
    const given = bytes(start, tables, scans, end);
    expect(withoutMetadata(given)).toEqual(given);
    expect(withoutMetadata(given)).not.toBe(given);
  });

  it('never throws for any bytes, and loses nothing more a second time', () => {
    const anything = fc.uint8Array({ maxLength: 300 });
    const likeAJpeg = fc
      .array(
        fc.oneof(
          fc.constantFrom(jfif, exif(6, false), xmp, comment, tables, scans, end, [0xff]),
          fc.array(fc.nat(255)),
        ),
      )
      .map((parts) => bytes(start, [0xff], ...parts));
    fc.assert(
      fc.property(fc.oneof(anything, likeAJpeg), (given) => {
        const once = withoutMetadata(given);
        expect(withoutMetadata(once)).toEqual(once);
      }),
    );
  });

  it('keeps every byte of the compressed picture', () => {
    const scanData = fc
      .array(fc.nat(255))
      .map((data) => data.flatMap((byte) => (byte === 0xff ? [0xff, 0x00] : [byte])));
    fc.assert(
      fc.property(scanData, fc.integer({ min: 2, max: 8 }), (data, orientation) => {
        const picture = [...tables, ...segment(0xda, [1, 1, 0]), ...data, ...end];
        expect(clean(start, exif(orientation, true), xmp, picture)).toEqual(
          [start, onlyOrientation(orientation), picture].flat(),
        );
      }),
    );
  });
});
