import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { searchFor, searchText } from '../../domain/search';
import { useAfterTyping } from '../../ui/useAfterTyping';
import { activeSearch, useFilterValues } from './listFilter';
import { useTyped } from './useTyped';
import './filter.css';

type SearchBoxProps = {
  value: string;
  /** Gets the trimmed text, 500 ms after the last key (specification §9), or on Enter. */
  onSearch: (text: string) => void;
  /** Gets every text at once; a function that stays the same. */
  onText?: (text: string) => void;
  hintId?: string | undefined;
  children?: ReactNode;
};

export const SearchBox = ({ value, onSearch, onText, hintId, children }: SearchBoxProps) => {
  const translate = useTranslate();
  const id = useId();
  const { typed: text, setTyped: setText, sent, setSent } = useTyped(value);

  const send = (wanted: string): void => {
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  };
  useAfterTyping(text, (typed) => send(typed.trim()));
  useEffect(() => onText?.(text), [text, onText]);

  return (
    <form
      className="search-box row"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(text.trim());
      }}
    >
      <span className="search-box-field outlined icons-18 row">
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

/** The text of the search box at once, without debounce. */
export const ListSearchContext = createContext('');

/**
 * Narrows the loaded rows by the typed text (specification §9: threshold 'matches'), until the server's response to that search
 * replaces them (reading 9). `narrowedBy` is '' for all rows.
 */
export const useNarrowedRows = (fields: readonly string[]): { rows: RaRecord[]; narrowedBy: string } => {
  const typed = useContext(ListSearchContext).trim();
  const { data = [], isPlaceholderData } = useListContext<RaRecord>();
  const filterValues = useFilterValues();
  const isLoaded = typed === activeSearch(filterValues) && !isPlaceholderData;
  // match-sorter is downloaded on the first keystroke.
  const { data: sorter } = useQuery({
    queryKey: ['match-sorter'],
    queryFn: () => import('match-sorter'),
    enabled: typed !== '',
    staleTime: Infinity,
  });
  if (typed === '' || isLoaded || !sorter) return { rows: data, narrowedBy: '' };
  const ranked = sorter.matchSorter(data, typed, { keys: [...fields], threshold: sorter.rankings.MATCHES });
  // Adds rows that the server's search would find by another spelling of a phone number, a plate or an amount.
  const matchesOnServer = searchFor(typed);
  const others = data.filter(
    (row) =>
      !ranked.includes(row) && matchesOnServer(searchText(fields.map((field) => row[field] as unknown))),
  );
  return { rows: [...ranked, ...others], narrowedBy: typed };
};
