import { config, z } from 'zod/mini';

// zod probes `eval`, which a strict content security policy reports. Switched off here, before any file makes its first
// schema: every schema of what travels takes `z` from this file. It is zod/mini: 13 KiB less before any list
// (docs/performance.md).
config({ jitless: true });

export { z };
