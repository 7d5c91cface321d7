/** The headers of specification §7 without the token, as a client of the API sends them. */
export const clientHeaders = {
  Accept: 'application/json',
  platform: 'web',
  'app-version': '1.60.1',
  'Content-Type': 'application/json',
};
