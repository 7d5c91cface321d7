import CloseIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEvent, useTranslate } from 'ra-core';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { limits } from '../../config';
import type { OnDemand } from '../../onDemand/onDemand';
import './SearchBox.css';

type SearchBoxProps = {
  /** The search in force. When it changes from outside, for example by the Back button, the box follows. */
  value: string;
  /** Called 500 ms after the last keystroke (specification §9), or at once by Enter; without outer spaces. */
  onSearch: (text: string) => void;
  /** Called with every change of the box, by typing or by the address. */
  onText?: (text: string) => void;
  /** Shows the filter button (specification §2); called with the button, so that a panel can be anchored to it. */
  onFilter?: ((button: HTMLElement) => void) | undefined;
  /** Handlers of the filter button that fetch its panel ahead. */
  filterAhead?: OnDemand['ahead'];
  filterOpen?: boolean;
  /** The id of a hint beside the box, which becomes a part of its name. */
  hintId?: string | undefined;
  /** How many filters are in force. */
  filterCount?: number;
};

/** The debounced search box of specification §2, with its optional filter button. */
export const SearchBox = (props: SearchBoxProps) => {
  const { value, onFilter, filterOpen = false, filterCount = 0 } = props;
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);

  if (value !== previous) {
    setPrevious(value);
    // An echo of what was sent from here must not undo what was typed since.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const send = useEvent((wanted: string) => {
    if (wanted === sent) return;
    setSent(wanted);
    props.onSearch(wanted);
  });
  const reportText = useEvent((current: string) => props.onText?.(current));

  useEffect(() => {
    reportText(text);
    const { pathname } = location;
    const timer = setTimeout(() => {
      // An opened row's page may still be loading, with the list on screen: a search would navigate back to the list.
      if (location.pathname === pathname) send(text.trim());
    }, limits.searchDebounce);
    return () => clearTimeout(timer);
  }, [text, send, reportText]);

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
          aria-label={translate('widgets.filter.search.placeholder')}
          aria-labelledby={props.hintId && `${id} ${props.hintId}`}
          placeholder={translate('widgets.filter.search.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={translate('widgets.filter.search.clear')}
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
      {onFilter && (
        <button
          type="button"
          className="search-box-filter"
          aria-haspopup="dialog"
          aria-expanded={filterOpen}
          {...props.filterAhead}
          onClick={(event) => onFilter(event.currentTarget)}
        >
          <FilterIcon />
          {translate('widgets.filter.open')}{' '}
          {filterCount > 0 && (
            <>
              <span className="search-box-count">{filterCount}</span>{' '}
              <span className="visually-hidden">{translate('widgets.filter.inForce')}</span>
            </>
          )}
        </button>
      )}
    </form>
  );
};
