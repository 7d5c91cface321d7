import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEvent, useTranslate } from 'ra-core';
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useAfterTyping } from './useAfterTyping';
import './SearchBox.css';

type SearchBoxProps = {
  /** A change of it elsewhere, such as by the Back button, replaces the text. */
  value: string;
  /** With the trimmed text, 500 ms after the last key (specification §9), or on Enter. */
  onSearch: (text: string) => void;
  /** With every change of the text, at once. */
  onText?: (text: string) => void;
  /** Part of the accessible name. */
  hintId?: string | undefined;
  children?: ReactNode;
};

/** The search box of specification §2. */
export const SearchBox = ({ value, onSearch, onText, hintId, children }: SearchBoxProps) => {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);

  if (value !== previous) {
    setPrevious(value);
    // A value that this box has sent itself must not overwrite the text typed since.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const send = (wanted: string): void => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  useAfterTyping(text, (typed) => send(typed.trim()));
  const reportText = useEvent((current: string) => onText?.(current));
  useEffect(() => reportText(text), [text, reportText]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(text.trim());
  };

  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <span className="search-box-field">
        <SearchIcon />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-keyshortcuts="/"
          spellCheck={false}
          maxLength={100}
          id={id}
          aria-label={translate('filter.search.placeholder')}
          aria-labelledby={hintId && `${id} ${hintId}`}
          placeholder={translate('filter.search.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={translate('filter.search.clear')}
            onClick={(event) => {
              setText('');
              send('');
              event.currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
      </span>
      {children}
    </form>
  );
};
