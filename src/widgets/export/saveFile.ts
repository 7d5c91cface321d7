/** Long enough for a browser to have begun; then the memory is given back (react-admin's own never does). */
const keptFor = 10_000;

/** Hands a text to the browser as a download. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
};
