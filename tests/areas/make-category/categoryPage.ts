import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { wordsOf } from '../../support/parts';

/** The tree of categories as staff see it. */

/** The back office with the main categories, and all below two of them: the whole tree takes long to draw. */
export const startCategories = () => {
  const office = startBackOffice();
  beforeEach(() => {
    const table = office.table('make-category');
    // Parents come before their children.
    const kept = new Set<unknown>();
    for (const { id, name, parent_id } of table.all())
      if (kept.has(parent_id) || name === 'Fesyen' || name === 'Ibu & Bayi') kept.add(id);
      else if (parent_id !== null) table.remove(id);
  });
  return office;
};

export const path = '/dashboard/make-category';

export const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: '.category-words > *' })).closest('tr') as HTMLElement;

/** The names in the tree, from top to bottom. */
export const names = (): string[] =>
  wordsOf([...document.querySelectorAll('.category-words > :first-child')]);
