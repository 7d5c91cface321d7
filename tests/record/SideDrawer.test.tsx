import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SideDrawer } from '../../src/record/DrawerForm';
import { renderWithWords } from '../support/renderWithWords';

describe('The side drawer', () => {
  const drawer = (props: Partial<Parameters<typeof SideDrawer>[0]>, content: ReactNode = <p>Isi</p>) => (
    <SideDrawer title="Ubah Banner" form="banner" saving={false} onClose={() => undefined} {...props}>
      {content}
    </SideDrawer>
  );

  it('is closed by Batal, by its cross and by Escape', async () => {
    const onClose = vi.fn();
    renderWithWords(drawer({ onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('cannot be closed, nor saved again, while it saves', async () => {
    const onClose = vi.fn();
    const onSubmit = vi.fn();
    renderWithWords(drawer({ onClose, saving: true }, <form id="banner" onSubmit={onSubmit} />));
    expect(screen.getByRole('button', { name: 'Batal' })).toBeDisabled();
    const save = screen.getByRole('button', { name: /Simpan/ });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus on Simpan while it saves', async () => {
    const { rerender } = renderWithWords(drawer({}));
    const save = screen.getByRole('button', { name: 'Simpan' });
    await userEvent.click(save);
    rerender(drawer({ saving: true }));
    expect(save).toHaveFocus();
    expect(save).toBeEnabled();
  });
});
