import { render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { Gallery } from '../gallery/page';
import { installServer } from '../gallery/server';

const sections = (
  'text feedback photos form save actions parts-of-records pages-of-records ' +
  'queues notes-and-activity filters lists pages-of-lists export-and-print reorder charts'
).split(' ');

const sectionOf = (id: string): HTMLElement => {
  const section = document.getElementById(id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return section;
};

const framesIn = (section: HTMLElement): Element[] => [...section.querySelectorAll('.gallery-frame')];

/** The titles of the frames that show nothing else. */
const emptyFrames = (): (string | null)[] =>
  sections
    .flatMap((id) => framesIn(sectionOf(id)))
    .filter((frame) => frame.querySelector(':scope > :not(h3)') === null)
    .map(({ textContent }) => textContent);

it('the page of widgets shows every widget, with its records, and prints no error', async () => {
  installServer();
  render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
  expect(sections.filter((id) => framesIn(sectionOf(id)).length === 0)).toEqual([]);
  await waitFor(() => expect(emptyFrames()).toEqual([]));

  // The responses that come last: notes, the rows of a list, the counts of its tabs.
  await within(sectionOf('notes-and-activity')).findAllByText(/Foto baru sudah masuk/);
  await within(sectionOf('pages-of-lists')).findAllByText('Rp185.000');
  await within(sectionOf('filters')).findByText('14 data');
  // No frame has left the page that it shows.
  expect(screen.queryAllByText('Open the page again')).toEqual([]);
});
