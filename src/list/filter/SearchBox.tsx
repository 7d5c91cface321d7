import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEvent, useTranslate } from 'ra-core';
import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useAfterTyping } from './useAfterTyping';
import './filter.css';

type SearchBoxProps = {
  /** The current search. The text of the box follows if the search changes elsewhere, for example by the Back button. */
  value: string;
  /** Called with the trimmed text 500 ms after the last keystroke (specification §9), or immediately on Enter. */
  onSearch: (text: string) => void;
  /** Called with every change of the text, by typing or by the URL, without debounce. */
  onText?: (text: string) => void;
  /** The id of a hint that becomes part of the accessible name. */
  hintId?: string | undefined;
  /** The filter button, shown beside the box. */
  children?: ReactNode;
};

/** The debounced search box of specification §2, with its optional filter button. */
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
      <span className="search-box-field icons-18 row">
        <SearchIcon />
        <input
          className="bare-input"
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
            className="icon-tool"
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
