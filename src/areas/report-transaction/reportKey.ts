/** The area's message key. */
export const reportKey = (name: string): string => `resources.report-transaction.${name}`;
