import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhotoCell } from '../../../src/form/photo/Photo';

it.each([undefined, ''])(
  'a record whose picture is %j has an empty place instead of a broken picture',
  (picture) => {
    const { container } = render(<PhotoCell picture={picture} first="Pekan Batik" second="Beranda" />);
    expect(screen.getByText('Pekan Batik')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.photo-cell-photo')).not.toBeNull();
  },
);
