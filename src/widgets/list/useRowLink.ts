import {
  type Identifier,
  useCanAccess,
  useCreatePath,
  useEvent,
  useNavigate,
  useResourceContext,
  useResourceDefinition,
} from 'ra-core';
import type { MouseEvent } from 'react';
import { isAddressable } from '../../domain/address';

/** Where a click on a row leads; left out, edit with MANAGE_ and otherwise show, where the resource has them. */
export type RowClick = 'edit' | 'show' | false;

/** Elements of a row that answer a click by themselves, the row's own link included. */
const operable = 'a, button, input, select, label, [role="dialog"], [role="alertdialog"]';

const selectedText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * Makes whole rows open their record: `hrefOf` for the link in the first cell, and one pair of handlers for the
 * table's body. Ctrl, ⌘ or the middle button open a new tab, as on any link; selecting text opens nothing.
 */
export const useRowLink = (rowClick: RowClick | undefined) => {
  const resource = useResourceContext();
  const { hasEdit, hasShow } = useResourceDefinition();
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' });
  const createPath = useCreatePath();
  const navigate = useNavigate();

  const automatic = hasEdit && mayEdit ? 'edit' : hasShow ? 'show' : false;
  const type = rowClick ?? automatic;

  const hrefOf = (id: Identifier): string | undefined =>
    type === false || resource === undefined || !isAddressable(String(id))
      ? undefined
      : createPath({ resource, id, type });

  const open = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // React hands over clicks in a dialog that a row opened, though the dialog is elsewhere in the document.
    if (!event.currentTarget.contains(target) || target.closest(operable)) return;
    const href = target.closest<HTMLElement>('tr')?.dataset.href;
    if (href === undefined || selectedText()) return;
    if (event.button === 1 || event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener');
    else if (event.button === 0) navigate(href);
  });

  return { hrefOf, mayEdit: mayEdit === true, rowHandlers: { onClick: open, onAuxClick: open } };
};
