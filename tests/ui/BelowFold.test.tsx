import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BelowFold } from '../../src/ui/Waiting';

const form = (
  <BelowFold>
    <p>Nama Toko</p>
  </BelowFold>
);

it('the content of BelowFold is rendered right after the first render, where a placeholder keeps its space', async () => {
  // renderToString renders once, so its output is the first render.
  expect(renderToString(form)).toBe('<div class="below-fold"></div>');
  render(form);
  expect(await screen.findByText('Nama Toko')).toBeVisible();
  expect(document.querySelector('.below-fold')).toBeNull();
});
