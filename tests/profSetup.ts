import { Session } from 'node:inspector';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
const session = new Session();
beforeAll(() => { session.connect(); session.post('Profiler.enable'); session.post('Profiler.setSamplingInterval', { interval: 1000 }); session.post('Profiler.start'); });
afterAll(() => new Promise<void>((done) => session.post('Profiler.stop', (_e, r) => { writeFileSync(`/tmp/ha/prof/${(expect.getState().testPath ?? 'x').split('/').at(-1)}.cpuprofile`, JSON.stringify(r.profile)); session.disconnect(); done(); })));
