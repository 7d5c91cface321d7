import { type ActionInStateProps, useActionDialog } from './useActionDialog';
import './RowIcon.css';

/** `<ActionButton>` at the end of a row, with the look of the row's icons. */
export const RowActionButton = (props: ActionInStateProps) => {
  const { irrevocable, reason, side } = props.transition;
  const { isOffered, open, label, opener, dialog } = useActionDialog(props);
  const tone = side ? '' : irrevocable ? ' is-irrevocable' : reason ? '' : ' is-primary';
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
