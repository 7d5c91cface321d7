import { config, z } from 'zod/mini';

// Before any schema exists: zod probes `eval`, which a strict content security policy reports. zod/mini saves 13 KiB.
config({ jitless: true });

export { z };
