import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breakable } from '../../../src/ui/text/texts';

describe('A text that may break', () => {
  it.each(['budi.santoso@surel.example', '@awal', 'a@b@c', 'tanpa tanda', ''])(
    'has the same text content: %j',
    (text) => {
      expect(render(breakable(text)).container.textContent).toBe(text);
    },
  );

  it('can break before its @, and nowhere else in a word', () => {
    const { container } = render(breakable('budi.santoso@surel.example'));
    expect(container.innerHTML).toBe('<span>budi.santoso<wbr>@surel.example</span>');
  });
});
