import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { reasonMaxLength } from '../../domain/stateMachine';
import { TextBox, type TextControl } from '../../ui/field/TextBox';
import { useResourceWords } from '../../ui/text/useResourceWords';
import './ReasonInput.css';

type ReasonInputProps = {
  action: string;
  value: string;
  onChange: (reason: string) => void;
  /** The error text of the reason; empty if it is valid. */
  fault: string;
  pending?: boolean;
};

/** The ready-made reasons of an action: the messages `reasons.<action>.1`, `.2` and so on of the resource in context. */
const useReadyReasons = (action: string): string[] => {
  const words = useResourceWords();
  const reasons: string[] = [];
  for (;;) {
    const reason = words(`reasons.${action}.${reasons.length + 1}`, { _: '' });
    if (reason === '') return reasons;
    reasons.push(reason);
  }
};

/** The text field of an action's reason, with ready-made reasons to fill it. Ctrl+Enter confirms, because Enter adds a line. */
export const ReasonInput = ({ action, value, onChange, fault, pending = false }: ReasonInputProps) => {
  const translate = useTranslate();
  const input = useRef<TextControl>(null);
  const ready = useReadyReasons(action);
  // The focus makes a screen reader read the error, also one that the server sends later.
  useEffect(() => {
    if (fault !== '') input.current?.focus();
  }, [fault]);
  const choose = (reason: string): void => {
    onChange(reason);
    input.current?.focus();
  };
  return (
    <>
      {ready.length > 0 && (
        <div className="ready-reasons" role="group" aria-label={translate('action.readyReasons')}>
          {ready.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={value === reason}
              disabled={pending}
              onClick={() => choose(reason)}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
      <TextBox
        label={translate('action.reason')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          input.current?.form?.requestSubmit();
        }}
        error={fault !== ''}
        helperText={fault || translate('action.reasonHelp', { max: reasonMaxLength })}
        required
        autoFocus
        rows={2}
        maxLength={reasonMaxLength}
        ref={input}
        // Read-only, because a disabled field would lose the focus.
        readOnly={pending}
      />
    </>
  );
};
