import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button';

it('a button in a form sends it only with type "submit"', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button>Batal</Button>
      <Button type="submit">Simpan</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('its icon comes before its text and is no part of its name', () => {
  render(<Button startIcon={<svg aria-hidden="true" />}>Ekspor</Button>);
  const button = screen.getByRole('button', { name: 'Ekspor' });
  expect(button.firstElementChild?.querySelector('svg')).not.toBeNull();
  expect(button).toHaveTextContent(/^Ekspor$/);
});
