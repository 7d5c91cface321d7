import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { openings, preview } from '../../../../i18n/areas/access-management/rights';
import { type Access, mayManage } from '../../../authProvider/access';
import { phoneQuery } from '../../../config';
import { type Area, isGroup, pathOf, useAreas, useMenu, visibleMenu } from '../../../menu/area';
import { judgeRoute } from '../../../menu/routeArea';
import { Button } from '../../../ui/Button';
import { TitledDialog } from '../../../ui/Dialog';
import { FullWidth } from '../../../ui/Section';
import { useOwnWords, useResourceWords } from '../../../ui/text/words';
import type { RoleBody } from '../roleWire';
import './RolePreview.css';

type RolePreviewProps = Pick<RoleBody, 'name' | 'permissions'> & { isUnsaved?: boolean };

const MenuOf = ({ permissions }: Pick<RolePreviewProps, 'permissions'>) => {
  const translate = useTranslate();
  const words = useOwnWords(preview);
  const entries = visibleMenu(useMenu(), permissions);
  if (entries.length === 0) return <p>{words('noMenu')}</p>;
  const item = ({ name, icon: Icon }: Area) => (
    <li key={name} className="role-preview-entry icons-18 row">
      {Icon && <Icon aria-hidden="true" />}
      <span>{translate(`resources.${name}.name`)}</span>
    </li>
  );
  return (
    <ul>
      {entries.map((entry) =>
        isGroup(entry) ? (
          <li key={entry.group}>
            <p className="role-preview-group">{translate(`layout.groups.${entry.group}`)}</p>
            <ul>{entry.children.map(item)}</ul>
          </li>
        ) : (
          item(entry)
        ),
      )}
    </ul>
  );
};

type Opening = 'open' | 'readOnly' | 'refused' | 'absent';

/** How the gate would treat a person with this access (specification §6, reading 7). */
const routeOverview = (areas: readonly Area[], access: Access) =>
  areas.map((area) => {
    const path = pathOf(area);
    const manages = mayManage(access, area.permission);
    const openingOf = (address: string, whenOpen: Opening): Opening => {
      const verdict = judgeRoute(areas, address, access);
      if ('redirect' in verdict) return 'readOnly';
      return verdict.allowed ? whenOpen : 'refused';
    };
    const recordPath = area.edit ? `${path}/1` : `${path}/1/show`;
    return {
      area,
      path,
      list: openingOf(path, manages ? 'open' : 'readOnly'),
      record: area.edit || area.show ? openingOf(recordPath, manages ? 'open' : 'readOnly') : 'absent',
      create: area.create || area.hasCreate ? openingOf(`${path}/create`, 'open') : 'absent',
    };
  });

const kinds = ['list', 'record', 'create'] as const;

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

/** What a holder of the role sees, computed by the app's own functions. */
export const RolePreview = ({ name, permissions, isUnsaved }: RolePreviewProps) => {
  const words = useOwnWords(preview);
  const buttonWord = useResourceWords()('preview');
  const isSmall = useMediaQuery(phoneQuery, { noSsr: true });
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <FullWidth className="flow">
      <Button
        variant="outlined"
        startIcon={<VisibilityOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {buttonWord}
      </Button>
      <TitledDialog
        open={isOpen}
        onClose={close}
        fullScreen={isSmall}
        maxWidth="md"
        slotProps={{ paper: { className: 'role-preview' } }}
        title={words('title', { name: name.trim() || words('unnamed') })}
        mark={
          <p className="role-preview-mark icons-18 row">
            <VisibilityOutlined aria-hidden="true" />
            <span>{words('mark')}</span>
          </p>
        }
        contentProps={{ role: 'region', 'aria-label': words('content'), tabIndex: 0 }}
        actions={
          <Button variant="contained" autoFocus onClick={close}>
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
    </FullWidth>
  );
};
