/**
 * JPEG files at the byte level (docs/reliability.md 'Security'): detecting them, and removing the data about their owner
 * that a camera wrote. Markers and segments are those of ITU-T T.81; orientation is tag 0x0112 of Exif.
 */

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** Returns true if the bytes begin like a JPEG: FF D8 FF. The name and the type of a file prove nothing. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

const exifHeader = ascii('Exif\0\0');
const jfif = ascii('JFIF\0');
const iccProfile = ascii('ICC_PROFILE\0');
const adobe = ascii('Adobe');
const intelOrder = ascii('II');

const hasAt = (bytes: Uint8Array, offset: number, text: Uint8Array): boolean =>
  text.every((byte, index) => bytes[offset + index] === byte);

/** Returns true if a segment is needed to show the picture; all other application segments, and comments, are dropped. */
const isNeeded = (marker: number, bytes: Uint8Array, payload: number): boolean => {
  if (marker === 0xe0) return hasAt(bytes, payload, jfif);
  if (marker === 0xe2) return hasAt(bytes, payload, iccProfile);
  if (marker === 0xee) return hasAt(bytes, payload, adobe);
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;
};

/** Returns the orientation, 1 to 8, from the TIFF block of an Exif segment; 1 if it has none. */
const readOrientation = (tiff: Uint8Array): number => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const littleEndian = hasAt(tiff, 0, intelOrder);
  try {
    const directory = view.getUint32(4, littleEndian);
    const entries = view.getUint16(directory, littleEndian);
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, littleEndian) !== 0x0112) continue;
      const orientation = view.getUint16(entry + 8, littleEndian);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    // The directory points outside the block: this Exif is unusable.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
};

/** Creates an Exif segment that contains only the orientation. */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.of(
    ...[0xff, 0xe1, 0, 34],
    ...exifHeader,
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big endian, directory at 8
    ...[0, 1], // one entry: the tag, SHORT, count 1, value
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0], // no further directory
  );

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
};

/**
 * Returns the offset where the entropy-coded data that begins at `offset` ends: at a marker that is neither a restart nor a
 * stuffed byte.
 */
const endOfScan = (bytes: Uint8Array, offset: number): number => {
  let at = bytes.indexOf(0xff, offset);
  while (at !== -1) {
    const next = bytes[at + 1];
    const belongsToScan = next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!belongsToScan) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
};

/** One pass of `withoutMetadata`. */
const strip = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  if (!isJpeg(bytes)) return new Uint8Array(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasOrientation = false;
  let offset = 2;
  while (offset < bytes.length) {
    const marker = bytes[offset + 1];
    if (bytes[offset] !== 0xff || marker === undefined || marker < 0xc0) break;
    if (marker === 0xff) {
      offset += 1; // A fill byte before a marker.
      continue;
    }
    if (marker === endOfImage) return join([...kept, bytes.subarray(offset, offset + 2)]);

    const payload = offset + 4;
    const length = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0);
    if (length < 2) break;
    const segmentEnd = offset + 2 + length;
    const end = marker === startOfScan ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (isNeeded(marker, bytes, payload)) {
      kept.push(bytes.subarray(offset, end));
    } else if (marker === 0xe1 && !hasOrientation && hasAt(bytes, payload, exifHeader)) {
      const orientation = readOrientation(bytes.subarray(payload + exifHeader.length, segmentEnd));
      if (orientation > 1) kept.push(orientationSegment(orientation));
      hasOrientation = orientation > 1;
    }
    offset = end;
  }
  return join([...kept, bytes.subarray(offset)]);
};

/**
 * Returns the picture without data about its owner: Exif (such as the place where it was taken), XMP, IPTC, comments,
 * previews, and everything after the end of the image. The orientation stays, alone in a new Exif segment. JFIF, ICC and
 * Adobe stay, because colours depend on them. No byte of the compressed picture changes.
 * Never throws. Bytes after the first one that is not valid JPEG stay unchanged; a file that is not a JPEG at all comes
 * back unchanged, for the server to refuse.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const stripped = strip(bytes);
  const isSame = stripped.length === bytes.length && stripped.every((byte, at) => byte === bytes[at]);
  // The bytes after a dropped segment may now continue the scan before it, and contain more segments.
  return isSame ? stripped : withoutMetadata(stripped);
};
