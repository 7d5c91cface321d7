import { type ReactNode, useId, useRef, useState } from 'react';
import { cleanViewName, longestViewName, viewNameFault } from '../../domain/viewName';
import { Button } from '../../ui/Button';
import { PanelField } from '../../ui/PanelField';
import { useViewWords } from './useViewWords';

type ViewNameFormProps = {
  label: string;
  submit: string;
  initial?: string;
  /** The names that are already used. */
  others: readonly string[];
  /** Called with the valid, cleaned name. */
  onName: (name: string) => void;
  /** More buttons after the submit button. */
  children?: ReactNode;
};

/** The form for the name of a view. It validates on submit, and after an error on every change. */
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
    <PanelField
      as="form"
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
        <Button variant="outlined" color="inherit" type="submit">
          {submit}
        </Button>
        {children}
      </div>
    </PanelField>
  );
};
