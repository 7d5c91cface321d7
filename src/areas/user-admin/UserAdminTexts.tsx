import { useTranslate } from 'ra-core';
import { levelOf } from '../../domain/grants';
import { useAreas } from '../../menu/visibleMenu';
import { Instant } from '../../ui/text/texts';
import { useResourceWords } from '../../ui/text/words';
import type { UserAdmin } from './userAdminWire';
import './userAdmins.css';

export const AccessSummary = ({ rights }: { rights: readonly string[] }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const areas = useAreas();
  const levels = (['manage', 'view'] as const)
    .map((level) => ({
      level,
      pages: areas
        .filter(({ permission }) => levelOf(rights, permission) === level)
        .map(({ name }) => translate(`resources.${name}.name`)),
    }))
    .filter(({ pages }) => pages.length > 0);
  if (levels.length === 0) return <span>{words('help.noAccess')}</span>;
  return (
    <span className="access-summary stack">
      {levels.map(({ level, pages }) => (
        <span key={level}>
          <b className="strong">{words(`help.${level}`)}</b> <span>{pages.join(', ')}</span>
        </span>
      ))}
    </span>
  );
};

export const LastLogin = ({ admin: { last_login } }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  return typeof last_login === 'string' ? <Instant value={last_login} /> : <span>{words('list.never')}</span>;
};
