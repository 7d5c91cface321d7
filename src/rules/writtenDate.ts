const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A pure date `YYYY-MM-DD` as people write it, `20 Okt 1990`; the browser's own time zone has no say in it. */
export const writtenDate = (date: string): string => formatter.format(new Date(`${date}T00:00:00Z`));
