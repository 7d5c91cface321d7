import { useCanAccessResources, useResourceDefinitions, useTranslate } from 'ra-core';
import { useUser } from '../../authProvider/currentUser';
import { salesResource } from '../../dataProvider/salesFigures';
import { StatCards } from '../../widgets/chart/StatCard';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { CountCard } from './CountCard';
import { type Count, pendingCounts, totalCounts } from './counts';
import { DashboardSection } from './DashboardSection';
import { DraftBar } from './DraftBar';
import { Omzet } from './Omzet';
import { Shortcuts } from './Shortcuts';
import './dashboard.css';

/**
 * Home (specification §2 '/dashboard', docs/areas.md): who one is, the form that waits, the work that waits, what was sold, and
 * the areas one may open. Each part is shown to those whose access covers its source; nothing is asked for anybody else.
 */
const Dashboard = () => {
  const translate = useTranslate();
  const user = useUser();
  const definitions = Object.values(useResourceDefinitions());
  const { canAccess, isPending } = useCanAccessResources({
    action: 'list',
    resources: definitions.map(({ name }) => name),
  });
  const open = definitions.filter(({ name }) => canAccess?.[name]);
  const ofMine = ({ resource }: Count): boolean => canAccess?.[resource] === true;
  const groups = [
    { name: 'pending', counts: pendingCounts.filter(ofMine) },
    { name: 'totals', counts: totalCounts.filter(ofMine) },
  ] as const;
  const [pending, totals] = groups.map(
    ({ name, counts }) =>
      counts.length > 0 && (
        <DashboardSection key={name} title={translate(`resources.dashboard.${name}.title`)}>
          <StatCards>
            {counts.map((count) => (
              <CountCard key={count.name} count={count} group={name} />
            ))}
          </StatCards>
        </DashboardSection>
      ),
  );

  return (
    <>
      <PageHeader
        title={translate('resources.dashboard.greeting', { name: user.full_name })}
        documentTitle={translate('resources.dashboard.name')}
        sentence={translate('resources.dashboard.sentence', { role: user.role_name })}
      />
      <DraftBar />
      {pending}
      {canAccess?.[salesResource] && (
        <DashboardSection title={translate('resources.dashboard.omzet.title')}>
          <Omzet />
        </DashboardSection>
      )}
      {totals}
      {open.length > 0 && <Shortcuts areas={open} />}
      {!isPending && open.length === 0 && <p>{translate('resources.dashboard.nothing')}</p>}
    </>
  );
};

export default Dashboard;
