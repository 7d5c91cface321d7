/** Letters and digits that are hard to confuse when a password is read aloud or from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const pick = (from: string): string => {
  // The largest multiple of the length in a byte. A byte above it would favour the first characters.
  const fair = 256 - (256 % from.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < fair ? from.charAt(byte % from.length) : pick(from);
};

/** Ten letters and digits with at least one of each, valid for the login and for a change (specification §5). */
export const randomPassword = (): string =>
  [
    pick(letters),
    ...Array.from({ length: 7 }, () => pick(letters + digits)),
    pick(digits),
    pick(letters),
  ].join('');
