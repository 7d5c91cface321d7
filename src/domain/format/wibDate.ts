const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the date in WIB (Asia/Jakarta) at `instant`, as `YYYY-MM-DD`. */
export const wibDate = (instant: Date): string => formatter.format(instant).padStart(10, '0');
