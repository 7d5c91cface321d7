import { useCreatePath, useNotify, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { isAddressable } from '../../domain/address';
import type { Transitions } from '../../domain/stateMachine';
import { lineIcon } from '../../ui/lineIcon';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useRecordName } from '../../ui/text/words';
import { useDialog } from '../../ui/usePanel';
import { actionColor, ActionDialog, type ActionInStateProps, useActionDialog } from './ActionButton';
import type { DeletionProps } from './DeleteDialog';
import './action.css';

/** SVG paths for a stroke width of 1.5, as all icons of rows. */
export const arrows = { up: 'M12 19V5.5M6 11l6-6 6 6', down: 'M12 5v13.5M6 13l6 6 6-6' };

export type Direction = keyof typeof arrows;

export const rowIcons = {
  edit: 'M4.75 19.25l.9-3.9L15.9 5.1a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.65 18.35zM14.25 6.75l3 3',
  delete: 'M4.75 7h14.5M9.75 7V4.75h4.5V7M6.75 7l.75 12.25h9L17.25 7M10.25 10.75v5M13.75 10.75v5',
};

type Icon = {
  icon: string;
  /** Also the tooltip, unless `title` says more. */
  label: string;
};

export const RowIconButton = ({ icon, label, className = '', ...props }: Icon & ComponentProps<'button'>) => (
  <button
    type="button"
    className={`row-action icon-tool icons-20 ring-close ${className}`}
    aria-label={label}
    title={label}
    {...props}
  >
    {lineIcon(icon, 24)}
  </button>
);

/** A plain link, which the table opens (useRowLink). */
export const RowIconLink = ({ icon, label, href }: Icon & { href: string }) => (
  <a href={href} className="row-action icon-tool icons-20 ring-close" aria-label={label} title={label}>
    {lineIcon(icon, 24)}
  </a>
);

const DeleteDialog = partOnDemand(() => import('./DeleteDialog'));

/**
 * Only where MANAGE_ has been checked. The dialog is mounted with the first click, because a page has 100 of these icons.
 * `refusal`: why the server would refuse, in a toast instead of the dialog.
 */
export const DeleteButton = ({ refusal, ...deletion }: DeletionProps & { refusal?: string | undefined }) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useRecordName();
  const { dialog, openDialog } = useDialog();
  const [focusTarget, setFocusTarget] = useState<HTMLElement | null>(null);
  if (!record) return null;
  const label = translate('action.delete.button', { title: deletion.title ?? nameOf(record) });
  if (refusal !== undefined)
    return (
      <RowIconButton
        icon={rowIcons.delete}
        label={label}
        className="is-refused"
        aria-disabled="true"
        title={refusal}
        onClick={() => notify(refusal, { type: 'error' })}
      />
    );
  return (
    <>
      <RowIconButton
        icon={rowIcons.delete}
        label={label}
        // Letter by letter that of specification §2; only a screen reader does not see the row.
        title={translate('action.delete.icon')}
        className="is-dangerous"
        aria-haspopup="dialog"
        onClick={(event) => {
          setFocusTarget(event.currentTarget.closest<HTMLElement>('[data-focus-home]'));
          DeleteDialog.whenFetched(openDialog);
        }}
      />
      {dialog && <DeleteDialog {...deletion} {...dialog} record={record} focusTarget={focusTarget} />}
    </>
  );
};

export const RowActionButton = (props: ActionInStateProps) => {
  const { isOffered, open, label, dialog } = useActionDialog(props);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className={`row-action icon-tool ring-close row-action-text is-${actionColor(props.transition)}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {label}
        </button>
      )}
      {dialog}
    </>
  );
};

/** Only where MANAGE_ has been checked, as in a table's `actions`. */
export const EditLink = () => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const nameOf = useRecordName();
  if (!record || resource === undefined || !isAddressable(String(record.id))) return null;
  const label = translate('action.edit', { name: nameOf(record) });
  return (
    <RowIconLink
      icon={rowIcons.edit}
      label={label}
      href={createPath({ resource, id: record.id, type: 'edit' })}
    />
  );
};

export const rowDialogs = [DeleteDialog, ActionDialog];

type RowActionsProps = {
  transitions?: Transitions;
  /** Defaults to the record's `status`. */
  state?: string;
  children?: ReactNode;
};

export const RowActions = ({ transitions = {}, state, children }: RowActionsProps) => (
  <span className="row-actions">
    {Object.entries(transitions).map(([action, transition]) => (
      <RowActionButton key={action} action={action} transition={transition} state={state} />
    ))}
    {children}
  </span>
);
