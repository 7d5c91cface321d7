import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button';
import { LinkButton } from '../../src/ui/LinkButton';

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

it('a disabled button does nothing', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Simpan
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('its icon comes before its text and is no part of its name', () => {
  render(<Button startIcon={<svg aria-hidden="true" />}>Ekspor</Button>);
  const button = screen.getByRole('button', { name: 'Ekspor' });
  expect(button.firstElementChild?.querySelector('svg')).not.toBeNull();
  expect(button).toHaveTextContent(/^Ekspor$/);
});

it('a link that looks like a button opens its page without loading the application again', async () => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <LinkButton to="/orders" variant="outlined">
          Pesanan
        </LinkButton>
      ),
    },
    { path: '/orders', element: <h1>Daftar pesanan</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Pesanan' }));
  expect(await screen.findByRole('heading', { name: 'Daftar pesanan' })).toBeVisible();
});
