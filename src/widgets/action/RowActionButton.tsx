import { type ActionInStateProps, useActionDialog } from './useActionDialog';
import './RowIcon.css';

/**
 * `<ActionButton>` at the end of a row: a plain button, because a page of 100 rows holds 100 of them, and MUI's took a
 * third of the scripts' time for a row (docs/performance.md).
 */
export const RowActionButton = (props: ActionInStateProps) => {
  const { irrevocable, reason } = props.transition;
  const { isOffered, open, label, opener, dialog } = useActionDialog(props);
  const tone = irrevocable ? ' is-irrevocable' : reason ? '' : ' is-primary';
  return (
    <>
      {isOffered && (
        <button type="button" className={`row-action row-action-text${tone}`} {...opener} onClick={open}>
          {label}
        </button>
      )}
      {dialog}
    </>
  );
};
