import { screen } from '@testing-library/react';
import { wordsOf } from '../../support/parts';

/** The tree of categories as staff see it. */

export const path = '/dashboard/make-category';

export const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: '.category-words > *' })).closest('tr') as HTMLElement;

/** The names in the tree, from top to bottom. */
export const names = (): string[] =>
  wordsOf([...document.querySelectorAll('.category-words > :first-child')]);
