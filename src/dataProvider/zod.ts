import { config, z } from 'zod/mini';

// zod probes `eval`, which a strict content security policy reports. It is switched off here, before any schema exists,
// because all wire schemas import `z` from this file. zod/mini saves 13 KiB before any list (docs/performance.md).
config({ jitless: true });

export { z };
