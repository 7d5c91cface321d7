/** What is asked of a host beside its single answers. */

export type Checked = {
  name: string;
  verdict: 'holds' | 'fails' | 'not tried';
  says: string;
  /** Nothing works without it. */
  isFatal?: true;
};

export const holds = (name: string, says: string): Checked => ({ name, verdict: 'holds', says });
export const fails = (name: string, says: string): Checked => ({ name, verdict: 'fails', says });
export const untried = (name: string, says: string): Checked => ({ name, verdict: 'not tried', says });
