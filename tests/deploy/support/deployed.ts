import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Certificate } from './authority';

/** What setup.ts has put up, for the tests. */
export type Deployed = {
  folder: string;
  ports: { https: number; http: number; door: number; dns: number; api: number };
  /** Of the API: the right one, one for another name, and one of an authority that nginx does not know. */
  certificates: { right: Certificate; otherName: Certificate; otherAuthority: Certificate };
};

export const deployed = (): Deployed => JSON.parse(process.env.DEPLOYED ?? '') as Deployed;

/** Serves a release from now on, by the documented script. */
export const release = (folder: string, name: string): void =>
  void execFileSync('sh', [join(folder, 'srv/release.sh'), name], { stdio: 'inherit' });
