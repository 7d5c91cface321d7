/** The folder of a static demo with the files that its embedded API reads: regions and drawn pictures. */
export const demoFolder = '/demo';
