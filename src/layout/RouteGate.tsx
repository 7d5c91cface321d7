import LockOutlined from '@mui/icons-material/LockOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { mayOpen } from '../authProvider/access';
import { useAccess } from '../authProvider/currentUser';
import { unsavedChanges } from '../form/drafts/drafts';
import { areasOf, pathOf } from '../menu/area';
import { judgeRoute, profilePath, routeArea } from '../menu/routeArea';
import { useMenu, useVisibleAreas } from '../menu/visibleMenu';
import { LinkButton } from '../ui/LinkButton';
import { StatePage } from './StatePage';

type RefusedPageProps = {
  /** False if the address belongs to no area, so that no right would open it. */
  pageExists: boolean;
};

const RefusedPage = ({ pageExists }: RefusedPageProps) => {
  const translate = useTranslate();
  const [first] = useVisibleAreas();
  const page = translate(first ? `resources.${first.name}.name` : 'layout.user.profile');
  return (
    <StatePage
      icon={pageExists ? LockOutlined : SearchOffOutlined}
      title={translate('layout.refused.title')}
      sentence={translate(pageExists ? 'layout.refused.sentence' : 'layout.refused.noPage')}
    >
      <LinkButton variant="contained" to={first ? pathOf(first) : profilePath}>
        {translate('layout.refused.goTo', { page })}
      </LinkButton>
    </StatePage>
  );
};

/**
 * Refuses a page in place, above the resources, so that it sends no request and loads no code (specification §2 'Routing
 * gate', docs/decisions.md 'Rights at once'). Who loses a right stays while they may still read the area or have unsaved
 * changes; the form then says why it cannot save.
 */
export const RouteGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const areas = areasOf(useMenu());
  const access = useAccess();
  const verdict = judgeRoute(areas, pathname, access);
  const isAllowed = 'allowed' in verdict && verdict.allowed;
  const hasUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist);

  const [admitted, setAdmitted] = useState<string | null>(null);
  const now = isAllowed || admitted === pathname ? pathname : null;
  if (now !== admitted) setAdmitted(now);

  const area = routeArea(areas, pathname);
  const mayStay = now !== null && area !== undefined && (hasUnsaved || mayOpen(access, area.permission));
  if (isAllowed || mayStay) return children;
  if ('redirect' in verdict) return <Navigate to={verdict.redirect + search + hash} replace />;
  return <RefusedPage pageExists={area !== undefined} />;
};
