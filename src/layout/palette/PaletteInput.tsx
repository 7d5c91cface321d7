import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePaletteWords } from './usePaletteWords';

type PaletteInputProps = {
  value: string;
  listId: string;
  /** The element id of the option that Enter chooses; undefined without options. */
  activeElement: string | undefined;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The combobox of the palette, focused on mount. */
export const PaletteInput = (props: PaletteInputProps) => {
  const { value, listId, activeElement, onChange, onKeyDown } = props;
  const words = usePaletteWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <SearchOutlined aria-hidden="true" />
      <input
        ref={input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        placeholder={words('title')}
        aria-label={words('title')}
        aria-autocomplete="list"
        aria-expanded={activeElement !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeElement}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
};
