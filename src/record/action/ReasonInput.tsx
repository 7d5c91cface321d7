import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { reasonMaxLength } from '../../domain/stateMachine';
import { type DraftPlace, drafts, useKeepDraft } from '../../form/drafts/drafts';
import { TextBox, type TextControl } from '../../ui/field/Field';
import { submitOnCtrlEnter } from '../../ui/pageKeys';
import { useResourceWords } from '../../ui/text/words';
import './action.css';

type ReasonOptions = {
  place: DraftPlace;
  /** A closed dialog keeps no draft. */
  isOpen: boolean;
  /** Records were sent: the draft says which are left, even without a reason. */
  isSent?: boolean;
  draftValues?: Record<string, unknown>;
};

/** After an expired session, the same user finds the text again (reading 14). */
export const useReason = ({ place, isOpen, isSent = false, draftValues }: ReasonOptions) => {
  const [reason, setReason] = useState(() => String(drafts.at(place.path)?.values.reason ?? ''));
  useEffect(() => drafts.discard(place.path), [place.path]);
  const hasChanges = isOpen && (isSent || reason !== '');
  useKeepDraft({ ...place, hasChanges, values: () => ({ ...draftValues, reason }) });
  return [reason, setReason] as const;
};

type ReasonInputProps = {
  action: string;
  value: string;
  onChange: (reason: string) => void;
  fault: string;
  pending?: boolean;
};

/** The messages `reasons.<action>.1`, `.2` and so on. */
const useReadyReasons = (action: string): string[] => {
  const words = useResourceWords();
  const reasons: string[] = [];
  for (;;) {
    const reason = words(`reasons.${action}.${reasons.length + 1}`, { _: '' });
    if (reason === '') return reasons;
    reasons.push(reason);
  }
};

export const ReasonInput = ({ action, value, onChange, fault, pending = false }: ReasonInputProps) => {
  const translate = useTranslate();
  const input = useRef<TextControl>(null);
  const ready = useReadyReasons(action);
  // So that a screen reader reads the error, also one that the server sends later.
  useEffect(() => {
    if (fault !== '') input.current?.focus();
  }, [fault]);
  return (
    <>
      {ready.length > 0 && (
        <div className="ready-reasons flow" role="group" aria-label={translate('action.readyReasons')}>
          {ready.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={value === reason}
              disabled={pending}
              onClick={() => {
                onChange(reason);
                input.current?.focus();
              }}
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
        onKeyDown={submitOnCtrlEnter}
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
