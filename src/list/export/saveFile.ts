import { currentTime } from '../../domain/format/clock';
import { wibDate } from '../../domain/format/wibDate';

/** Milliseconds until the memory is released: by then, the download has started. react-admin's export never releases it. */
const revokeDelay = 10_000;

/** Downloads a file as `<name>-2026-11-20.<ending>`; a slash in the name becomes a hyphen. */
export const saveFile = (file: Blob, name: string, ending: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll('/', '-')}-${wibDate(currentTime())}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
};
