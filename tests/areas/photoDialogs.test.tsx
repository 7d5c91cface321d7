import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press } from '../support/parts';
import { driverIn, showPath } from './driver/drivers';
import { showPath as sellerPath } from './seller/sellerPage';

const office = startBackOffice({ sellers: 5 });

const dialog = () => screen.findByRole('dialog');

const heading = async (): Promise<string> =>
  document.getElementById((await dialog()).getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
const zoom = async (): Promise<string> => (await dialog()).querySelector('output')?.textContent ?? '';
const picture = async (): Promise<HTMLElement> => within(await dialog()).findByRole('img');
const close = async (person: UserEvent): Promise<void> => {
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Opens the first product, under review and with two photos. */
const openProduct = () => {
  const product = office.first('product-list');
  const images = ['/cdn/public/satu.jpg', '/cdn/public/dua.jpg'];
  office.table('product-list').put({ ...product, status: 'DITINJAU', images });
  const path = `/dashboard/product-list/${product.id}/show`;
  return { person: office.open('superadmin', path), name: String(product.name), path };
};

describe('the photos of a product', () => {
  it('follow each other by button, by arrow key and back, end at the first and the last, and show the next one where one fails to load', async () => {
    const { person, name, path } = openProduct();
    await press(person, `Foto 1 dari 2: ${name}`);
    const view = within(await dialog());
    expect(view.getByText('1 dari 2')).toBeVisible();
    expect(view.getByRole('button', { name: 'Foto sebelumnya' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(view.getByRole('button', { name: 'Foto berikutnya' }));
    expect(await heading()).toBe(`Foto 2 dari 2: ${name}`);
    expect(await picture()).toHaveAttribute('src', expect.stringContaining('dua.jpg'));
    expect(view.getByText('2 dari 2')).toBeVisible();
    await person.keyboard('{Enter}');
    expect(await heading()).toBe(`Foto 2 dari 2: ${name}`);
    await person.keyboard('{ArrowLeft}');
    expect(await heading()).toBe(`Foto 1 dari 2: ${name}`);
    expect(await picture()).toHaveAttribute('src', expect.stringContaining('satu.jpg'));
    await person.keyboard('{ArrowLeft}');
    expect(await heading()).toBe(`Foto 1 dari 2: ${name}`);
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(await heading()).toBe(`Foto 2 dari 2: ${name}`);
    expect(location.pathname).toBe(path);
    (await picture()).dispatchEvent(new Event('error'));
    expect(await screen.findByText('Foto gagal dimuat.')).toBeVisible();
    await person.keyboard('{ArrowLeft}');
    expect(await picture()).toHaveAttribute('src', expect.stringContaining('satu.jpg'));
    expect(screen.queryByText('Foto gagal dimuat.')).toBeNull();
  });

  it('take the keys at once, on every button, the second time too; the next photo is not enlarged', async () => {
    const { person, name } = openProduct();
    const opener = await screen.findByRole('button', { name: `Foto 2 dari 2: ${name}` });
    for (const time of ['first', 'second']) {
      await person.click(opener);
      expect(await zoom(), time).toBe('100%');
      await person.keyboard('+');
      expect(await zoom(), time).toBe('150%');
      // The arrow keys move an enlarged photo that has the focus.
      await person.keyboard('{ArrowLeft}');
      expect(await heading(), time).toBe(`Foto 2 dari 2: ${name}`);
      await person.tab();
      expect(screen.getByRole('button', { name: 'Foto sebelumnya' })).toHaveFocus();
      await person.keyboard('+r{ArrowLeft}');
      expect(await heading(), time).toBe(`Foto 1 dari 2: ${name}`);
      expect(await zoom(), time).toBe('100%');
      const view = within(await dialog());
      expect(view.getByRole('region').style.getPropertyValue('--turns')).toBe('0');
      view.getByRole('button', { name: 'Tutup' }).focus();
      await person.keyboard('+');
      expect(await zoom(), time).toBe('150%');
      await close(person);
      expect(opener).toHaveFocus();
    }
  });
});

it('the photos of a seller are enlarged for a user with only VIEW_, the ID card like the others', async () => {
  const person = office.open('pengamat', sellerPath(office.firstSeller().id));
  await press(person, 'Perbesar Foto Pelapak');
  await person.keyboard('{ArrowRight}');
  expect(await heading()).toBe('Foto Toko');
  await person.keyboard('{ArrowRight}');
  expect(await heading()).toBe('Foto KTP');
  expect(within(await dialog()).getByText('3 dari 3')).toBeVisible();
  expect(await picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/));
});

it('the photos of a driver are compared with the face from document to document, also during the verification', async () => {
  const driver = driverIn(office.api, 'MENUNGGU_VERIFIKASI');
  const person = office.open('superadmin', showPath(driver.id));
  await press(person, 'Lihat STNK');
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  const titles = [await heading()];
  for (let step = 1; step < 4; step++) {
    await person.keyboard('{ArrowRight}');
    titles.push(await heading());
  }
  expect(titles).toEqual(['Foto', 'SIM', 'STNK', 'SKCK'].map((type) => `${type} ${driver.full_name}`));
  // The keys of the queue and of the page wait below the dialog.
  await person.keyboard('st');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(location.pathname).toBe(showPath(driver.id));
});
