import Link from '@mui/material/Link';
import { LinkBase, useCreatePath } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { isAddressable } from '../../domain/address';

const userAdmins = 'member-list/user-admin';

type ActorLinkProps = {
  /** Their user id; undefined for the system, shops and buyers. */
  id: string | undefined;
  name: string;
};

/** Who did something, and the way to everything that they did, for those who may see user admins. */
export const ActorLink = ({ id, name }: ActorLinkProps) => {
  const maySee = useMay('show', userAdmins);
  const createPath = useCreatePath();
  if (!maySee || !id || !isAddressable(id)) return name || '–';
  return (
    <Link
      component={LinkBase}
      to={`${createPath({ resource: userAdmins, id, type: 'show' })}/activity`}
      color="inherit"
    >
      {name || '–'}
    </Link>
  );
};
