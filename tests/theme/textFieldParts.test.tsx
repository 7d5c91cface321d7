import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { lightTheme } from '../../src/theme/theme';

const Field = (props: TextFieldProps) => {
  const [value, setValue] = useState('');
  return (
    <ThemeProvider theme={createTheme(lightTheme)}>
      <TextField {...props} label="Kota" value={value} onChange={({ target }) => setValue(target.value)} />
    </ThemeProvider>
  );
};

describe('a text field', () => {
  it('has its label as its name and its helper text as its description', () => {
    render(<Field id="kota" helperText="Sesuai KTP" />);
    const field = screen.getByRole('textbox', { name: 'Kota' });
    expect(field).toHaveAccessibleDescription('Sesuai KTP');
    expect(field).toBeValid();
  });

  it('is invalid with an error', () => {
    render(<Field id="kota" error helperText="Kota harus diisi." />);
    expect(screen.getByRole('textbox', { name: 'Kota' })).toBeInvalid();
  });

  it('has a mark that screen readers skip, and an attribute, if it is required', () => {
    render(<Field id="kota" required />);
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('textbox', { name: 'Kota' })).toBeRequired();
  });

  it('cannot be used if it is disabled', async () => {
    render(<Field id="kota" disabled />);
    const field = screen.getByRole('textbox', { name: 'Kota' });
    expect(field).toBeDisabled();
    await userEvent.type(field, 'Bandung');
    expect(field).toHaveValue('');
  });

  it('is a menu with select, which the keyboard opens', async () => {
    render(
      <Field id="kota" select>
        <MenuItem value="Bandung">Bandung</MenuItem>
        <MenuItem value="Cimahi">Cimahi</MenuItem>
      </Field>,
    );
    const field = screen.getByRole('combobox', { name: 'Kota' });
    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: 'Cimahi' }));
    expect(field).toHaveTextContent('Cimahi');
  });

  it('is a list of the browser with a native select', async () => {
    render(
      <Field id="kota" select slotProps={{ select: { native: true } }}>
        <option value="">Pilih</option>
        <option value="Bandung">Bandung</option>
      </Field>,
    );
    const field = screen.getByRole('combobox', { name: 'Kota' });
    await userEvent.selectOptions(field, 'Bandung');
    expect(field).toHaveDisplayValue('Bandung');
  });

  it('opens the options of a picker for what is typed, and closes them when it is left', async () => {
    render(
      <ThemeProvider theme={createTheme(lightTheme)}>
        <Autocomplete
          options={['Bandung', 'Cimahi']}
          renderInput={(params) => <TextField {...params} label="Kota" />}
        />
      </ThemeProvider>,
    );
    const field = screen.getByRole('combobox', { name: 'Kota' });
    await userEvent.type(field, 'Ban');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bandung']);
    await userEvent.tab();
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveValue('');
  });
});
