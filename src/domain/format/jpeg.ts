/** docs/security.md. Markers and segments are those of ITU-T T.81; orientation is tag 0x0112 of Exif. */

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** FF D8 FF. The name and the type of a file prove nothing. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;

const exifHeader = 'Exif\0\0';

const hasAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  String.fromCharCode(...bytes.subarray(offset, offset + text.length)) === text;

/** All other application segments, and comments, are dropped. */
const isNeeded = (marker: number, bytes: Uint8Array, payload: number): boolean => {
  if (marker === 0xe0) return hasAt(bytes, payload, 'JFIF\0');
  if (marker === 0xe2) return hasAt(bytes, payload, 'ICC_PROFILE\0');
  if (marker === 0xee) return hasAt(bytes, payload, 'Adobe');
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;
};

/** 1 to 8; 1 if it cannot be read. */
const readOrientation = (tiff: Uint8Array): number => {
  if (tiff.length < 10) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const littleEndian = hasAt(tiff, 0, 'II');
  const first = view.getUint32(4, littleEndian) + 2;
  if (first > tiff.length) return 1;
  // A directory that ends outside the block is read as far as the block goes.
  const end = Math.min(first + view.getUint16(first - 2, littleEndian) * 12, tiff.length);
  for (let entry = first; entry + 10 <= end; entry += 12) {
    if (view.getUint16(entry, littleEndian) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, littleEndian);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
};

const orientationLength = 36;

const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34],
    ...new TextEncoder().encode(exifHeader),
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big endian, directory at 8
    ...[0, 1], // one entry: the tag, SHORT, count 1, value
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0], // no further directory
  );

/** At a marker, or the fill bytes before it, that is neither a restart nor a stuffed byte. */
const endOfScan = (bytes: Uint8Array, offset: number): number => {
  let at = bytes.indexOf(0xff, offset);
  while (at !== -1) {
    let next = at + 1;
    while (bytes[next] === 0xff) next += 1;
    const marker = bytes[next];
    const belongsToScan = marker === 0 || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7);
    if (!belongsToScan) return at;
    at = bytes.indexOf(0xff, next + 1);
  }
  return bytes.length;
};

/**
 * Without Exif (such as the place where it was taken), XMP, IPTC, comments, previews, and all after the end of the image.
 * The orientation stays, and what colours depend on. What is not valid JPEG stays unchanged, for the server to refuse.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  if (!isJpeg(bytes)) return new Uint8Array(bytes);
  // The kept parts move to the front of one array, which has room there for an orientation.
  const whole = new Uint8Array(orientationLength + bytes.length);
  whole.set(bytes, orientationLength);
  let length = 0;
  const keep = (from: number, to: number): void => {
    const end = Math.min(to, bytes.length);
    whole.copyWithin(length, orientationLength + from, orientationLength + end);
    length += end - from;
  };
  let hasOrientation = false;
  let isInScan = false;
  let offset = 2;
  keep(0, offset);
  while (offset < bytes.length) {
    if (isInScan) {
      // The bytes after a dropped segment continue the scan before it.
      const end = endOfScan(bytes, offset);
      keep(offset, end);
      offset = end;
    }
    // Fill bytes before a marker.
    while (bytes[offset] === 0xff && bytes[offset + 1] === 0xff) offset += 1;
    const marker = bytes[offset + 1];
    const payload = offset + 4;
    const size = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0);
    const isSegment = bytes[offset] === 0xff && marker !== undefined && marker >= 0xc0 && size >= 2;
    if (marker === endOfImage || !isSegment) break;

    const end = offset + 2 + size;
    if (isNeeded(marker, bytes, payload)) {
      keep(offset, end);
      isInScan = marker === startOfScan;
    } else if (marker === 0xe1 && !hasOrientation && !isInScan && hasAt(bytes, payload, exifHeader)) {
      const orientation = readOrientation(bytes.subarray(payload + exifHeader.length, end));
      hasOrientation = orientation > 1;
      if (hasOrientation) {
        whole.set(orientationSegment(orientation), length);
        length += orientationLength;
      }
    }
    offset = end;
  }
  const isAtEnd = bytes[offset] === 0xff && bytes[offset + 1] === endOfImage;
  if (offset < bytes.length) keep(offset, isAtEnd ? offset + 2 : bytes.length);
  return whole.slice(0, length);
};
