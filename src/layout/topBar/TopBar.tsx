import MenuOutlined from '@mui/icons-material/MenuOutlined';
import { useTranslate } from 'ra-core';
import { memo, type Ref } from 'react';
import { config } from '../../config';
import { Ornament } from '../../ui/Ornament';
import { PaletteButton } from '../palette/PaletteButton';
import { NotificationPopover } from './NotificationPopover';
import { ProfileMenu } from './ProfileMenu';
import { SchemeMenu } from './SchemeMenu';
import './TopBar.css';

type TopBarProps = {
  sidebarId: string;
  sidebarOpen: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  onToggle: () => void;
};

/** The top bar (specification §2 'Shell layout'): sidebar button, search, notifications, colour scheme, profile. */
export const TopBar = memo(({ sidebarId, sidebarOpen, toggleRef, onToggle }: TopBarProps) => {
  const translate = useTranslate();
  const toggleName = translate('layout.sidebar.toggle');
  return (
    <header className="top-bar">
      <button
        ref={toggleRef}
        type="button"
        className="top-bar-button"
        aria-label={toggleName}
        title={toggleName}
        aria-expanded={sidebarOpen}
        aria-controls={sidebarId}
        onClick={onToggle}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <span className="top-bar-product">{config().product}</span>
      {[PaletteButton, NotificationPopover, SchemeMenu, ProfileMenu].map((Item, index) => (
        <Ornament key={index}>
          <Item />
        </Ornament>
      ))}
    </header>
  );
});
TopBar.displayName = 'TopBar';
