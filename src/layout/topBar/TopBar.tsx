import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { LinkBase, useLogout, useTranslate } from 'ra-core';
import { memo, type ReactNode, type Ref, useId, useLayoutEffect } from 'react';
import { useUser } from '../../authProvider/currentUser';
import { config } from '../../config';
import { helpPath, profilePath } from '../../menu/routeArea';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { Optional } from '../../ui/Part';
import { breakable } from '../../ui/text/texts';
import { applyScheme } from '../../ui/theme/tokens';
import { usePanel } from '../../ui/usePanel';
import { PaletteButton } from '../palette/PaletteButton';
import { schemeChoices, useSchemeChoice } from '../preferences';
import { ProfilePicture } from '../profile/ProfilePicture';
import { sidebarId } from '../sidebar/Sidebar';
import './TopBar.css';

/** Its file contains every panel and dialog of a list (vite.config.ts). */
const Popover = partOnDemand(() => import('@mui/material/Popover'));

type TopBarPopoverProps = {
  /** Of the popover, and of its button unless `hasText`. */
  name: string;
  label: ReactNode;
  /** `label` has text, which is the button's accessible name. */
  hasText?: boolean;
  children: (close: () => void) => ReactNode;
};

const TopBarPopover = ({ name, label, hasText = false, children }: TopBarPopoverProps) => {
  const id = useId();
  const { trigger, panel } = usePanel(Popover);
  return (
    <>
      <button
        type="button"
        className="top-bar-button row ring-inside icons-20"
        aria-label={hasText ? undefined : name}
        title={hasText ? undefined : name}
        aria-controls={panel?.open ? id : undefined}
        {...trigger}
      >
        {label}
      </button>
      {panel && (
        <Popover
          {...panel}
          disableScrollLock
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { id, role: 'dialog', 'aria-label': name, className: 'top-bar-popover' } }}
        >
          {children(panel.onClose)}
        </Popover>
      )}
    </>
  );
};

/** It only announces the future feature (specification §2 'Shell layout'). */
const NotificationPopover = () => {
  const translate = useTranslate();
  return (
    <TopBarPopover
      name={translate('layout.notifications.title')}
      label={<NotificationsNoneOutlined aria-hidden="true" />}
    >
      {() => (
        <div className="notification-popover">
          <h2>{translate('layout.notifications.title')}</h2>
          <p className="hint">
            <strong className="strong">{translate('layout.notifications.feature')}</strong>
          </p>
          <p className="hint">{translate('layout.notifications.sentence')}</p>
        </div>
      )}
    </TopBarPopover>
  );
};

const icons = { system: ContrastOutlined, light: LightModeOutlined, dark: DarkModeOutlined };

/** Style sheets and theme follow the same choice. */
const SchemeMenu = () => {
  const translate = useTranslate();
  const [choice, choose] = useSchemeChoice();
  useLayoutEffect(() => applyScheme(choice), [choice]);
  // The next user on this screen has not chosen a scheme yet.
  useLayoutEffect(() => () => applyScheme('system'), []);

  const Icon = icons[choice];
  const name = translate('layout.theme.title');
  return (
    <TopBarPopover name={name} label={<Icon aria-hidden="true" />}>
      {() => (
        <div role="radiogroup" aria-label={name}>
          {schemeChoices.map((option) => {
            const OptionIcon = icons[option];
            return (
              <label key={option} className="top-bar-item entry ring-inside icons-20 row">
                <input
                  type="radio"
                  name="scheme"
                  checked={option === choice}
                  onChange={() => choose(option)}
                />
                <OptionIcon aria-hidden="true" />
                <span>{translate(`layout.theme.${option}`)}</span>
              </label>
            );
          })}
        </div>
      )}
    </TopBarPopover>
  );
};

/** Its button shows the role name (specification §6). */
const ProfileMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const user = useUser();
  return (
    <TopBarPopover
      name={translate('layout.user.profile')}
      hasText={`${user.full_name}${user.role_name}` !== ''}
      label={
        <>
          <span className="profile-face column">
            <span className="profile-face-name one-line">{user.full_name}</span>
            <small className="one-line">{user.role_name}</small>
          </span>
          <ProfilePicture size={32} />
        </>
      }
    >
      {(close) => (
        <div>
          <div className="profile-menu-user">
            <ProfilePicture size={40} />
            <div className="column">
              <p className="profile-menu-role">{user.role_name}</p>
              <p className="profile-menu-name">{user.full_name}</p>
              <p className="hint">{breakable(user.email)}</p>
            </div>
          </div>
          <LinkBase to={profilePath} className="top-bar-item entry ring-inside icons-20 row" onClick={close}>
            <PersonOutlineOutlined aria-hidden="true" />
            <span>{translate('layout.user.profile')}</span>
          </LinkBase>
          <LinkBase to={helpPath} className="top-bar-item entry ring-inside icons-20 row" onClick={close}>
            <HelpOutlineOutlined aria-hidden="true" />
            <span>{translate('layout.user.help')}</span>
          </LinkBase>
          <button
            type="button"
            className="top-bar-item entry ring-inside icons-20 row"
            onClick={() => void logout()}
          >
            <LogoutOutlined aria-hidden="true" />
            <span>{translate('layout.user.logout')}</span>
          </button>
        </div>
      )}
    </TopBarPopover>
  );
};

type TopBarProps = {
  sidebarOpen: boolean;
  toggleRef: Ref<HTMLButtonElement>;
  onToggle: () => void;
};

export const TopBar = memo(({ sidebarOpen, toggleRef, onToggle }: TopBarProps) => {
  const translate = useTranslate();
  const toggleName = translate('layout.sidebar.toggle');
  return (
    <header className="top-bar not-printed row">
      <button
        ref={toggleRef}
        type="button"
        className="top-bar-button row ring-inside icons-20"
        aria-label={toggleName}
        title={toggleName}
        aria-expanded={sidebarOpen}
        aria-controls={sidebarId}
        onClick={onToggle}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <span className="top-bar-product one-line">{config().product}</span>
      {[PaletteButton, NotificationPopover, SchemeMenu, ProfileMenu].map((Item, index) => (
        <Optional key={index}>
          <Item />
        </Optional>
      ))}
    </header>
  );
});
TopBar.displayName = 'TopBar';
