import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, useInput } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sellerErrorsOf } from '../../../src/areas/seller/sellerModel';
import { ApiError } from '../../../src/dataProvider/serverErrors';

const Email = () => {
  const { field, fieldState } = useInput({ source: 'email' });
  return (
    <label>
      Email <input {...field} /> {fieldState.error?.message}
    </label>
  );
};

const Summary = () => <p role="status">{useFormState().errors.root?.unknown?.message}</p>;

it('server errors appear at the fields and in the summary, and the form can be submitted again', async () => {
  const refusal = new ApiError('rejected', 'Periksa kembali', 422, [
    { name: 'credential.email', message: 'sudah digunakan' },
    { name: 'kuota', message: 'habis' },
    // A field that this form does not show.
    { name: 'is_active', message: 'tidak sesuai' },
  ]);
  let sent = 0;
  const answers = [sellerErrorsOf(refusal, ['is_active']), null];
  render(
    <CoreAdminContext>
      <Form onSubmit={() => Promise.resolve(answers[sent++])}>
        <Email />
        <Summary />
        <button type="submit">Simpan</button>
      </Form>
    </CoreAdminContext>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'budi@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/Email sudah digunakan/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('kuota: habis; is_active: tidak sesuai');

  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(sent).toBe(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
