import { isInstant } from '../domain/format/wibTime';
import { shownText, tolerant, transformed } from './wire';
import { z } from './zod';

/** The schemas of instants. They are not in wire.ts, because the login page downloads that. */

const instant = z.stringFormat('date-time', isInstant);

/** Databases write blanks where ISO 8601 has none, and whole hours of an offset. */
const asDatabasesWrite = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d\S*?) ?(Z|[+-]\d\d)(:?\d\d)?$/;

/** A text that is no instant is shown as a dash. */
export const shownInstant = tolerant(
  transformed(shownText, (text) =>
    text.replace(
      asDatabasesWrite,
      (_, day: string, time: string, hours: string, minutes = '') =>
        `${day}T${time}${hours}${minutes || (hours === 'Z' ? '' : ':00')}`,
    ),
  ),
  instant,
);

export const shownInstantOrNull = tolerant(
  transformed(shownInstant, (text) => text || null),
  z.nullable(instant),
);
