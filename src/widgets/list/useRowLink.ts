import { type Identifier, useEvent, useNavigate, useResourceContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { useMay } from '../../authProvider/useMay';
import { useRecordPath } from '../record/useRecordPath';

/** Elements of a row that answer a click by themselves, the row's own link included. */
const operable = 'a, button, input, select, label, [role="dialog"], [role="alertdialog"]';

const selectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Makes whole rows open their record: `hrefOf` for the link in the first cell, and one pair of handlers for the
 * table's body. Ctrl, ⌘ or the middle button open a new tab, as on any link; selecting text opens nothing.
 */
export const useRowLink = (rowClick: false | undefined) => {
  const resource = useResourceContext();
  const mayEdit = useMay('edit');
  const recordPath = useRecordPath();
  const navigate = useNavigate();

  const hrefOf = (id: Identifier): string | undefined =>
    rowClick === false || resource === undefined ? undefined : recordPath(resource, id);

  const open = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // React hands over clicks in a dialog that a row opened, though the dialog is elsewhere in the document.
    if (!event.currentTarget.contains(target) || target.closest(operable)) return;
    // The right button opens the browser's menu, with Ctrl too.
    if (event.button > 1) return;
    const href = target.closest<HTMLElement>('tr')?.dataset.href;
    if (href === undefined || selectedText()) return;
    if (event.button === 1 || event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
    else navigate(href);
  });

  return { hrefOf, mayEdit, rowHandlers: { onClick: open, onAuxClick: open } };
};
