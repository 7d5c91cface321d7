import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { openings, preview } from '../../../../i18n/areas/access-management/preview';
import { phoneQuery } from '../../../config';
import { FullWidth } from '../../../form/Section';
import { type Area, isGroup } from '../../../menu/area';
import { routeOverview } from '../../../menu/routeOverview';
import { useAreas, useMenu, visibleMenu } from '../../../menu/visibleMenu';
import { Button } from '../../../ui/Button';
import { TitledDialog } from '../../../ui/Dialog';
import { useOwnWords, useResourceWords } from '../../../ui/text/words';
import type { RoleBody } from '../accessManagementWire';
import './RolePreview.css';

type RolePreviewProps = Pick<RoleBody, 'name' | 'permissions'> & {
  /** True if the permissions differ from the stored ones. */
  isUnsaved?: boolean;
};

const Entry = ({ area }: { area: Area }) => {
  const translate = useTranslate();
  const Icon = area.icon;
  return (
    <li className="role-preview-entry icons-18 row">
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
    <table className="small-table" aria-label={words('routes')}>
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
                <span className={`role-opening row is-${opened[kind]}`}>{openingWords(opened[kind])}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type DialogProps = RolePreviewProps & { open: boolean; onClose: () => void };

/**
 * The 'Lihat sebagai Peran' dialog: the menu and the routes of a holder of the role, computed by the app's own functions.
 * It is read-only and does not change the user's access.
 */
const PreviewDialog = ({ name, permissions, isUnsaved, open, onClose }: DialogProps) => {
  const words = useOwnWords(preview);
  const isSmall = useMediaQuery(phoneQuery, { noSsr: true });
  const menuId = useId();
  const title = name.trim() || words('unnamed');
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      fullScreen={isSmall}
      maxWidth="md"
      slotProps={{ paper: { className: 'role-preview' } }}
      title={words('title', { name: title })}
      mark={
        <p className="role-preview-mark icons-18 row">
          <VisibilityOutlined aria-hidden="true" />
          <span>{words('mark')}</span>
        </p>
      }
      contentProps={{ role: 'region', 'aria-label': words('content'), tabIndex: 0 }}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      <p className="role-preview-words">
        <span>{words('explanation')}</span> {isUnsaved && <span>{words('unsaved')}</span>}
      </p>
      <div className="role-preview-parts stack">
        <section className="role-preview-menu" aria-labelledby={menuId}>
          <h3 id={menuId}>{words('menu')}</h3>
          <MenuOf permissions={permissions} />
        </section>
        <RoutesOf permissions={permissions} />
      </div>
    </TitledDialog>
  );
};

/** The 'Lihat sebagai Peran' button. */
export const RolePreview = (role: RolePreviewProps) => {
  const words = useResourceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <FullWidth className="flow">
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words('preview')}
      </Button>
      <PreviewDialog {...role} open={isOpen} onClose={() => setOpen(false)} />
    </FullWidth>
  );
};
