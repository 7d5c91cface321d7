import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { useLogout, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useUser } from '../../authProvider/currentUser';
import { profilePath } from '../../menu/routeArea';
import { breakable } from '../../ui/text/breakable';
import { ProfilePicture } from '../profile/ProfilePicture';
import { TopBarPopover } from './TopBarPopover';
import './ProfileMenu.css';

/** The profile menu (specification §2 'Shell layout'); its button shows the role name in the top bar (§6). */
export const ProfileMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const user = useUser();
  return (
    <TopBarPopover
      name={translate('layout.user.profile')}
      hasText={`${user.full_name}${user.role_name}` !== ''}
      label={
        <>
          <span className="profile-face">
            <span className="profile-face-name">{user.full_name}</span>
            <span className="profile-face-role">{user.role_name}</span>
          </span>
          <ProfilePicture size={32} />
        </>
      }
    >
      {(close) => (
        <div>
          <div className="profile-menu-user">
            <ProfilePicture size={40} />
            <div>
              <p className="profile-menu-role">{user.role_name}</p>
              <p className="profile-menu-name">{user.full_name}</p>
              <p>{breakable(user.email)}</p>
            </div>
          </div>
          <Link to={profilePath} className="top-bar-item" onClick={close}>
            <PersonOutlineOutlined aria-hidden="true" />
            <span>{translate('layout.user.profile')}</span>
          </Link>
          <button type="button" className="top-bar-item" onClick={() => void logout()}>
            <LogoutOutlined aria-hidden="true" />
            <span>{translate('layout.user.logout')}</span>
          </button>
        </div>
      )}
    </TopBarPopover>
  );
};
