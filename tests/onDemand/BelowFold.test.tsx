import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BelowFold } from '../../src/onDemand/BelowFold';

const form = (
  <BelowFold>
    <p>Nama Toko</p>
  </BelowFold>
);

describe('What lies below the first screen', () => {
  it('is left out of the first drawing, which keeps its room', () => {
    // The server draws once: what it draws is the first drawing.
    expect(renderToString(form)).toBe('<div class="below-fold"></div>');
  });

  it('is drawn right after it', async () => {
    render(form);
    expect(await screen.findByText('Nama Toko')).toBeVisible();
    expect(document.querySelector('.below-fold')).toBeNull();
  });
});
