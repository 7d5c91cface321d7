import { describe, expect, it } from 'vitest';
import { photoFault } from '../../../src/domain/format/photoFile';

const limit = 5000 * 1024;
const file = (name: string, type: string, size = 1) => ({ name, type, size });

describe('a chosen file', () => {
  it.each([
    ['foto.jpg', 'image/jpeg', limit, null],
    ['FOTO.JPEG', 'image/jpg', 1, null],
    ['foto.jpg', 'image/pjpeg', 1, null],
    ['foto.jpg', 'image/jpeg', limit + 1, 'tooLarge'],
    ['foto.png', 'image/jpeg', 1, 'notJpeg'],
    ['foto.jpg.exe', 'image/jpeg', 1, 'notJpeg'],
    ['foto.jpg', 'image/png', 1, 'notJpeg'],
    ['foto.jpg', '', 1, 'notJpeg'],
    ['foto.png', 'image/png', limit + 1, 'notJpeg'],
  ] as const)('%s of type %s and %d bytes: %s', (name, type, size, fault) =>
    expect(photoFault(file(name, type, size), limit)).toBe(fault),
  );
});
