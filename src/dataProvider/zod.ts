import { config, z } from 'zod';

// zod probes `eval`, which a strict content security policy reports. Told here, before any file makes its first schema:
// whoever describes what travels takes `z` from this file.
config({ jitless: true });

export { z };
