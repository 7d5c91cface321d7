/** Where a static demo keeps what its embedded API reads: region files and drawn pictures. */
export const demoFolder = '/demo';
