import { wibDate } from '../../format/wibDate';

/** Long enough for a browser to have begun; then the memory is given back (react-admin's own never does). */
const keptFor = 10_000;

/** Hands a file to the browser, named `<name>-2026-11-20.<ending>`; a slash in the name becomes a hyphen. */
export const saveFile = (file: Blob, name: string, ending: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll('/', '-')}-${wibDate(new Date())}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
