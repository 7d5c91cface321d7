/** Letters and digits that people do not confuse when they read a password aloud or from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';

const pick = (from: string): string => {
  // The largest multiple that a byte holds: what is above would favour the first characters.
  const fair = 256 - (256 % from.length);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < fair ? from.charAt(byte % from.length) : pick(from);
};

/** A password of ten letters and digits with both among them: fit for the login and for a change (specification §5). */
export const randomPassword = (): string =>
  [
    pick(letters),
    ...Array.from({ length: 7 }, () => pick(letters + digits)),
    pick(digits),
    pick(letters),
  ].join('');
