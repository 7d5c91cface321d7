import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Signs in at the login form that is shown. */
export const signInBy = async (person: UserEvent, account: string): Promise<void> => {
  await person.click(await screen.findByLabelText('Username'));
  await person.paste(account);
  await person.click(screen.getByLabelText('Password'));
  await person.paste('rahasia123');
  await person.click(screen.getByRole('button', { name: 'Masuk' }));
};
