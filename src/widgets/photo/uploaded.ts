import type { Validator } from 'ra-core';
import type { Picture } from '../../format/picture';

/** Refuses a photo that is still being uploaded: it has no address to send yet. */
export const uploaded =
  (label: string): Validator =>
  (picture: Picture | null | undefined) =>
    picture?.url === '' ? { message: 'validation.uploading', args: { label } } : undefined;
