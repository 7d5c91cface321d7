import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the state and the start of a process, in ticks since the boot, from Linux's own text about it. */
const readStat = (pid: number): { state: string | undefined; ticks: string | undefined } => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes before them, in parentheses, and may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], ticks: fields[19] };
};

/**
 * Returns when a process started, so that another process that later gets its id is told apart. Empty if the process does
 * not run, or if the system does not say it (Windows).
 */
export const startOfProcess = (pid: number): string => {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, LC_ALL: 'C' },
      }).trim();
    const { state, ticks } = readStat(pid);
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // A killed process that nobody waited for has ended too.
    return state === 'Z' ? 'ended' : `${boot} ${ticks}`;
  } catch {
    return '';
  }
};
