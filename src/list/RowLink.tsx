import { type Identifier, LinkBase, useEvent, useNavigate, useResourceContext } from 'ra-core';
import type { ComponentProps, MouseEvent } from 'react';
import { useMay } from '../authProvider/useMay';
import { useRecordPath } from '../record/RecordLink';
import './DataTable.css';

export const RowLink = (props: Pick<ComponentProps<typeof LinkBase>, 'to' | 'children'>) => (
  <LinkBase className="row-link ring-close" {...props} />
);

/** They handle clicks themselves, unlike the row's own link and the links of its actions. */
const operable =
  'a:not(.row-link, .row-action), button, input, select, label, [role="dialog"], [role="alertdialog"]';

/** A plain link and one pair of handlers for all rows, because a router's link costs more than the rest of a cell. */
export const useRowLink = (rowClick: false | undefined) => {
  const resource = useResourceContext();
  const mayEdit = useMay('edit');
  const recordPath = useRecordPath();
  const navigate = useNavigate();

  const hrefOf = (id: Identifier): string | undefined =>
    rowClick === false || resource === undefined ? undefined : recordPath(resource, id);

  const open = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // A router's link in a cell has already opened its own page.
    if (event.defaultPrevented) return;
    // React also bubbles clicks from a dialog that a row opened in a portal; those are not clicks on the row.
    if (!event.currentTarget.contains(target) || target.closest(operable)) return;
    // Ignores the right button, which opens the browser's context menu.
    if (event.button > 1) return;
    const link = target.closest('a');
    const href = link?.getAttribute('href') ?? target.closest('tr')?.dataset.href;
    if (href === undefined) return;
    const opensTab = event.button === 1 || event.metaKey || event.ctrlKey;
    if (link) {
      // The browser itself opens tabs, windows and downloads from a link.
      if (opensTab || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(href);
    } else if (!window.getSelection()?.toString()) {
      if (opensTab) window.open(href, '_blank', 'noopener');
      else navigate(href);
    }
  });

  return { hrefOf, mayEdit, rowHandlers: { onClick: open, onAuxClick: open } };
};
