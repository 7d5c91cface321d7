import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PictureViewer } from '../../../src/form/photo/PictureViewer';
import { renderWithWords } from '../../support/renderWithWords';

const open = (picture = '/cdn/public/bukti-1.jpg') => {
  renderWithWords(<PictureViewer picture={picture} label="Bukti transfer" />);
  return userEvent.setup();
};
const stage = () => screen.getByRole('region', { name: 'Bukti transfer' });
const turns = () => stage().style.getPropertyValue('--turns');
const tool = (name: string) => screen.getByRole('button', { name });
const size = () => screen.getByRole('status').textContent;

it('the viewer shows the whole picture, enlarges it step by step, to four times at most, and reduces it again', async () => {
  const user = open();
  expect(screen.getByRole('img', { name: 'Bukti transfer' })).toBeVisible();
  expect(size()).toBe('100%');
  expect(tool('Perkecil')).toHaveAttribute('aria-disabled', 'true');
  expect(tool('Sesuaikan ukuran')).toHaveAttribute('aria-disabled', 'true');
  const sizes = [];
  for (let press = 0; press < 5; press++) {
    await user.click(tool('Perbesar'));
    sizes.push(size());
  }
  expect(sizes).toEqual(['150%', '200%', '300%', '400%', '400%']);
  expect(tool('Perbesar')).toHaveAttribute('aria-disabled', 'true');
  await user.click(tool('Perkecil'));
  expect(size()).toBe('300%');
  await user.click(tool('Sesuaikan ukuran'));
  expect(size()).toBe('100%');
});

it('the viewer rotates by 90 degrees', async () => {
  const user = open();
  await user.click(tool('Putar'));
  expect([turns(), stage().dataset.sideways]).toEqual(['1', 'true']);
  await user.click(tool('Putar'));
  expect([turns(), stage().dataset.sideways]).toEqual(['2', 'false']);
  await user.click(tool('Sesuaikan ukuran'));
  expect(Number(turns()) % 4).toBe(0);
});

it('the viewer works by keyboard alone, and takes the arrow keys only while it is enlarged', async () => {
  const user = open();
  stage().focus();
  expect(stage()).not.toHaveAttribute('data-own-arrows');
  await user.keyboard('++');
  expect(size()).toBe('200%');
  expect(stage()).toHaveAttribute('data-own-arrows');
  await user.keyboard('-r');
  expect([size(), turns()]).toEqual(['150%', '1']);
  await user.keyboard('0');
  expect([size(), stage().dataset.sideways]).toEqual(['100%', 'false']);
});

it('the viewer enlarges by a double click, and resets by another', async () => {
  const user = open();
  await user.dblClick(stage());
  expect(size()).toBe('150%');
  await user.dblClick(stage());
  expect(size()).toBe('100%');
});

it('the viewer says that the picture cannot be loaded, and tries again', async () => {
  const user = open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Foto gagal dimuat.');
  await user.click(tool('Coba lagi'));
  expect(screen.getByRole('img')).toBeVisible();
});

// tests/dataProvider/host.test.ts has all the addresses that are not safe.
it('the viewer does not load a picture from an address that is not safe', () => {
  open('javascript:alert(1)');
  expect(screen.getByRole('img')).toHaveAttribute('src', '');
});
