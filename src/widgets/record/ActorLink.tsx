import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { useShowPath } from './useShowPath';

type ActorLinkProps = {
  /** Their user id; undefined for the system, shops and buyers. */
  id: string | undefined;
  name: string;
};

/** Who did something, and the way to everything that they did, for those who may see user admins. */
export const ActorLink = ({ id, name }: ActorLinkProps) => {
  const path = useShowPath('member-list/user-admin', id);
  const words = name || '–';
  if (path === undefined) return words;
  return (
    <Link component={LinkBase} to={`${path}/activity`} color="inherit">
      {words}
    </Link>
  );
};
