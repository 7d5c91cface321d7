/** A picture as the client sends it: the first bytes of a JPEG, then zeros up to `size` bytes. */
export const photo = (size = 64): string => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return dataUrl(bytes);
};

export const dataUrl = (bytes: Uint8Array): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
