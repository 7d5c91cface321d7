import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { isMac } from '../../domain/format/commandKey';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { usePageKeys } from '../../ui/pageKeys';
import type { PaletteDialog } from './PaletteDialogs';
import '../topBar/TopBar.css';

export const PaletteDialogs = partOnDemand(() => import('./PaletteDialogs'));

/** Focuses the search box of the list on screen, unless the sidebar covers it. Returns false if there is no such box. */
const focusListSearch = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('main:not([inert]) [role="search"] input');
  box?.focus();
  box?.select();
  return box !== null;
};

/** The button of the palette, and the keys of every page: Ctrl+K, `/` and `?`. The dialogs are downloaded on demand. */
export const PaletteButton = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  const [shown, setShown] = useState<PaletteDialog>();
  // Closes the dialog when Back or Forward opens another page under it.
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setShown(undefined);
  }
  const open = (dialog: PaletteDialog) => PaletteDialogs.whenFetched(() => setShown(dialog));
  usePageKeys({
    'Mod+k': () => open('palette'),
    '/': () => focusListSearch() || open('palette'),
    '?': () => open('keys'),
  });

  const name = translate('layout.search.open');
  return (
    <>
      <button
        type="button"
        className="top-bar-button row ring-inside icons-20 palette-button"
        title={name}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        {...PaletteDialogs.prefetchHandlers}
        onClick={() => open('palette')}
      >
        <SearchOutlined aria-hidden="true" />
        <span>{name}</span>
        <kbd aria-hidden="true">{translate(isMac() ? 'layout.search.keysOnMac' : 'layout.search.keys')}</kbd>
      </button>
      {shown && <PaletteDialogs shown={shown} onShow={setShown} />}
    </>
  );
};
