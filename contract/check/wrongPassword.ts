import type { Operation } from '../operations';
import { type Checked, fails, holds } from './checks';
import type { Client } from './client';
import { judge } from './judgement';
import type { Tried } from './walk';

/** `--write`: asks for a change of the password from a wrong one to the present one, which changes nothing at any host. */
export const changeFromWrongPassword = async (
  client: Client,
  operations: readonly Operation[],
  password: string,
): Promise<{ tried: Tried[]; checks: Checked[] }> => {
  const operation = operations.find(({ id }) => id === 'putChangePassword') as Operation;
  const wrong = `${crypto.randomUUID()}1`;
  const answer = await client.send({
    method: 'PUT',
    path: operation.path,
    body: { current_password: wrong, new_password: password, confirm_password: password },
  });
  const judgement = judge(operation, answer);
  if (judgement.verdict === 'lacks') return { tried: [{ operation, ...judgement }], checks: [] };
  const name = 'a wrong current password is refused (422)';
  const check =
    answer.status === 422
      ? holds(name, 'nothing was changed')
      : fails(name, `answers ${answer.status}${answer.status === 401 ? ', which ends the session' : ''}`);
  return { tried: [], checks: [check] };
};
