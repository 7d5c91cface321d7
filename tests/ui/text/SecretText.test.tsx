import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SecretText } from '../../../src/ui/text/SecretText';

it('A number that is fetched is reported only when it is shown for the first time', async () => {
  const person = userEvent.setup();
  let answer = (_number: string): void => undefined;
  const reveal = () => new Promise<string>((resolve) => (answer = resolve));
  const onReveal = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecretText value="••••7890" label="NIK" reveal={reveal} onReveal={onReveal} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  for (let time = 0; time < 2; time++) {
    await person.click(button);
    expect(await screen.findByRole('button', { busy: true })).toBeInTheDocument();
    answer('12347890');
    expect(await screen.findByText('12347890')).toBeVisible();
    await person.click(button);
  }
  expect(onReveal).toHaveBeenCalledOnce();
});
