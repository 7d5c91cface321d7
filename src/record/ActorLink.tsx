import Link from '@mui/material/Link';
import { LinkBase } from 'ra-core';
import { useShowPath } from './useShowPath';

type ActorLinkProps = {
  /** The user id; undefined for the system, shops and buyers. */
  id: string | undefined;
  name: string;
};

/** The name of an actor. It links to the actor's activity if the user may view user admins. */
export const ActorLink = ({ id, name }: ActorLinkProps) => {
  const path = useShowPath('member-list/user-admin', id);
  const text = name || '–';
  if (path === undefined) return <span>{text}</span>;
  return (
    <Link component={LinkBase} to={`${path}/activity`} color="inherit">
      {text}
    </Link>
  );
};
