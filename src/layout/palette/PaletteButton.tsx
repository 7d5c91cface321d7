import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { isMac, usePageKeys } from '../../ui/pageKeys';
import type { PaletteDialog } from './Palette';
import '../topBar/TopBar.css';

export const PaletteDialogs = partOnDemand(() => import('./Palette'));

/** Unless the sidebar covers it. False without such a box. */
const focusListSearch = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('main:not([inert]) [role="search"] input');
  box?.focus();
  box?.select();
  return box !== null;
};

/** And the keys of every page: Ctrl+K, `/` and `?`. */
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
