import type { SvgIconComponent } from '@mui/icons-material';
import LockOutlined from '@mui/icons-material/LockOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Navigate, useLocation, useNavigate, useTranslate } from 'ra-core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { mayOpen } from '../authProvider/access';
import { useAccess } from '../authProvider/currentUser';
import { unsavedChanges } from '../form/drafts/drafts';
import { basename, pathOf, useAreas, useVisibleAreas } from '../menu/area';
import { judgeRoute, profilePath, routeArea } from '../menu/routeArea';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { PageHeader } from '../ui/PageHeader';
import './layout.css';

type StatePageProps = {
  icon: SvgIconComponent;
  title: string;
  sentence: string;
  children: ReactNode;
};

/** A refused, unknown or broken page: the reason and the next step. */
export const StatePage = ({ icon: Icon, title, sentence, children }: StatePageProps) => (
  <section className="state-page">
    <span className="state-page-icon">
      <Icon aria-hidden="true" />
    </span>
    <PageHeader title={title} sentence={sentence} />
    <div className="state-page-steps flow">{children}</div>
  </section>
);

export const NotFoundPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <StatePage
      icon={SearchOffOutlined}
      title={translate('layout.notFound.title')}
      sentence={translate('layout.notFound.sentence')}
    >
      <LinkButton variant="contained" to={basename}>
        {translate('layout.error.toDashboard')}
      </LinkButton>
      <Button variant="outlined" onClick={() => navigate(-1)}>
        {translate('layout.error.back')}
      </Button>
    </StatePage>
  );
};

/** No right opens an address that belongs to no area. */
const RefusedPage = ({ pageExists }: { pageExists: boolean }) => {
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
  const areas = useAreas();
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
