import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BelowFold } from '../../src/ui/Waiting';

const form = (
  <BelowFold>
    <p>Nama Toko</p>
  </BelowFold>
);

describe('The content of BelowFold', () => {
  it('is not in the first render, where a placeholder keeps its space', () => {
    // renderToString renders once, so its output is the first render.
    expect(renderToString(form)).toBe('<div class="below-fold"></div>');
  });

  it('is rendered right after the first render', async () => {
    render(form);
    expect(await screen.findByText('Nama Toko')).toBeVisible();
    expect(document.querySelector('.below-fold')).toBeNull();
  });
});
