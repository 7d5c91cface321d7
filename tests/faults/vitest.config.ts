import config from '../../vitest.config';

// The workers inherit it.
process.env.FAULTS = 'all';

/** The fault matrix with every screen against every class of fault (`npm run faults`). */
export default config;
