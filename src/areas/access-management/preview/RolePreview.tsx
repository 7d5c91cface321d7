import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { openings, preview } from '../../../../i18n/areas/access-management/preview';
import { phoneQuery } from '../../../config';
import { type Area, isGroup } from '../../../menu/area';
import { useAreas, useMenu } from '../../../menu/MenuContext';
import { routeOverview } from '../../../menu/routeOverview';
import { visibleMenu } from '../../../menu/visibleMenu';
import { Button } from '../../../ui/Button';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import './RolePreview.css';

type RolePreviewProps = {
  name: string;
  permissions: readonly string[];
  /** True if the permissions differ from the stored ones. */
  isUnsaved?: boolean;
  open: boolean;
  onClose: () => void;
};

const Entry = ({ area }: { area: Area }) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li className="role-preview-entry">
      {Icon && <Icon aria-hidden="true" />}
      <span>{translate(`resources.${area.name}.name`)}</span>
    </li>
  );
};

/** The menu that a holder of the role sees, without links. */
const MenuOf = ({ permissions }: Pick<RolePreviewProps, 'permissions'>) => {
  const translate = useTranslate();
  const words = useOwnWords(preview);
  const entries = visibleMenu(useMenu(), permissions);
  if (entries.length === 0) return <p>{words('noMenu')}</p>;
  return (
    <ul>
      {entries.map((entry) =>
        isGroup(entry) ? (
          <li key={entry.group}>
            <p className="role-preview-group">{translate(`layout.groups.${entry.group}`)}</p>
            <ul>
              {entry.children.map((area) => (
                <Entry key={area.name} area={area} />
              ))}
            </ul>
          </li>
        ) : (
          <Entry key={entry.name} area={entry} />
        ),
      )}
    </ul>
  );
};

const kinds = ['list', 'record', 'create'] as const;

/** A table of what RouteGate does with each route. */
const RoutesOf = ({ permissions }: Pick<RolePreviewProps, 'permissions'>) => {
  const translate = useTranslate();
  const words = useOwnWords(preview);
  const openingWords = useOwnWords(openings);
  return (
    <table aria-label={words('routes')}>
      <thead className="hidden-on-phones">
        <tr>
          <th scope="col">{words('page')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {words(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routeOverview(useAreas(), permissions).map(({ area, path, ...opened }) => (
          <tr key={area.name}>
            <th scope="row">
              <span>{translate(`resources.${area.name}.name`)}</span>
              <code>{path}</code>
            </th>
            {kinds.map((kind) => (
              <td key={kind} data-label={words(kind)}>
                <span className={`role-opening is-${opened[kind]}`}>{openingWords(opened[kind])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/**
 * The 'Lihat sebagai Peran' dialog: the menu and the routes of a holder of the role, computed by the app's own functions.
 * It is read-only and does not change the user's access.
 */
export const RolePreview = ({ name, permissions, isUnsaved = false, open, onClose }: RolePreviewProps) => {
  const words = useOwnWords(preview);
  const isSmall = useMediaQuery(phoneQuery, { noSsr: true });
  const titleId = useId();
  const menuId = useId();
  const title = name.trim() || words('unnamed');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      fullScreen={isSmall}
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'role-preview' } }}
    >
      <p className="role-preview-mark">
        <VisibilityOutlined aria-hidden="true" />
        <span>{words('mark')}</span>
      </p>
      <DialogTitle id={titleId}>{words('title', { name: title })}</DialogTitle>
      <DialogContent role="region" aria-label={words('content')} tabIndex={0}>
        <p className="role-preview-words">
          <span>{words('explanation')}</span> {isUnsaved && <span>{words('unsaved')}</span>}
        </p>
        <div className="role-preview-parts">
          <section className="role-preview-menu" aria-labelledby={menuId}>
            <h3 id={menuId}>{words('menu')}</h3>
            <MenuOf permissions={permissions} />
          </section>
          <RoutesOf permissions={permissions} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
