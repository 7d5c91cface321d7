import { afterEach, beforeEach, describe, expect, vi } from 'vitest';

/** Minutes that each zone is behind UTC in November, to check that the machine really uses the zone. */
const zones = [
  ['Asia/Jakarta', -420],
  ['Asia/Jayapura', -540],
  ['America/New_York', 300],
] as const;

/** Runs the tests once on a machine in each zone, because no text on screen may depend on the zone of the machine. */
export const inEveryZone = (name: string, tests: () => void): void =>
  describe.each(zones)(`${name}, on a machine in %s`, (zone, offset) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
      expect(new Date('2026-11-20T00:00:00Z').getTimezoneOffset()).toBe(offset);
    });
    afterEach(() => void vi.unstubAllEnvs());
    tests();
  });
