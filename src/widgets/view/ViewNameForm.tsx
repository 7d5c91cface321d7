import Button from '@mui/material/Button';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cleanViewName, longestViewName, viewNameFault } from '../../domain/viewName';
import { useViewWords } from './useViewWords';

type ViewNameFormProps = {
  label: string;
  /** The words of its button. */
  submit: string;
  /** The name at first. */
  initial?: string;
  /** Names that are taken. */
  others: readonly string[];
  /** A name that meets the rules, cleaned. */
  onName: (name: string) => void;
  /** More buttons. */
  children?: ReactNode;
};

/** Asks for the name of a view. It is judged when it is sent; after a fault, with every key. */
export const ViewNameForm = (props: ViewNameFormProps) => {
  const { label, submit, initial = '', others, onName, children } = props;
  const { words } = useViewWords();
  const id = useId();
  const faultId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const name = cleanViewName(typed);
  const fault = viewNameFault(name, others);
  const isWrong = wasSent && fault !== undefined;
  return (
    <form
      className="filter-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(fault !== undefined);
        if (fault !== undefined) {
          input.current?.focus();
          return;
        }
        setTyped('');
        onName(name);
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={input}
        autoComplete="off"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? faultId : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isWrong && (
        <p id={faultId} role="alert">
          {words(fault, { count: longestViewName })}
        </p>
      )}
      <div className="saved-view-buttons">
        <Button type="submit" variant="outlined" color="inherit">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
};
