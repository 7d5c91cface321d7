import { useTranslate } from 'ra-core';
import { useReducer } from 'react';
import { useUser } from '../../authProvider/currentUser';
import { StatCards } from '../../charts/StatCard';
import { type CountedList, useCounts } from '../../dataProvider/counts';
import { usePendingCounts } from '../../dataProvider/pendingCounts';
import { salesResource } from '../../dataProvider/salesFigures';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { BelowFold } from '../../ui/onDemand/BelowFold';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../../ui/onDemand/useFetchWhenQuiet';
import { PageHeader } from '../../ui/PageHeader';
import { CountCard } from './CountCard';
import { DashboardSection } from './DashboardSection';
import { DraftBar } from './DraftBar';
import { Omzet } from './Omzet';
import { Shortcuts } from './Shortcuts';
import { WhenNear } from './WhenNear';
import './dashboard.css';

const LatestActivity = partOnDemand(() => import('./LatestActivity'));
const later = [LatestActivity];

/** The lists whose records are counted as totals of the marketplace. */
const totalLists: readonly CountedList[] = [
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: true } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'AKTIF' } },
  { name: 'products', resource: 'product-list', filter: { status: 'TAYANG' } },
  { name: 'consumers', resource: 'consumer-list', filter: { status: 'AKTIF' } },
];

type CountSectionProps = { group: 'pending' | 'totals'; counts: ReturnType<typeof useCounts> };

/** A section of counts; renders nothing if the user may open none of their areas. */
const CountSection = ({ group, counts }: CountSectionProps) => {
  const translate = useTranslate();
  if (counts.length === 0) return null;
  return (
    <DashboardSection title={translate(`resources.dashboard.${group}.title`)}>
      <StatCards>
        {counts.map((count) => (
          <CountCard key={count.list.name} count={count} group={group} />
        ))}
      </StatCards>
    </DashboardSection>
  );
};

export { fetchFirstView } from './fetchFirstView';

/**
 * The home page (specification §2 '/dashboard', docs/areas.md): a greeting, a draft to resume, pending work, sales, totals,
 * shortcuts and the latest activity. Each part is fetched and shown only with the right to its source.
 */
const Dashboard = () => {
  const translate = useTranslate();
  const user = useUser();
  const areas = useVisibleAreas().filter(({ isHome }) => !isHome);
  const pending = usePendingCounts();
  const totals = useCounts(totalLists);
  const [isComplete, setComplete] = useReducer(() => true, false);
  useFetchWhenQuiet(later, setComplete);

  return (
    <>
      <PageHeader
        title={translate(`resources.dashboard.${user.full_name ? 'greeting' : 'welcome'}`, {
          name: user.full_name,
        })}
        documentTitle={translate('resources.dashboard.name')}
        sentence={user.role_name && translate('resources.dashboard.sentence', { role: user.role_name })}
      />
      <DraftBar />
      <CountSection group="pending" counts={pending} />
      <BelowFold>
        {areas.some(({ name }) => name === salesResource) && (
          <DashboardSection title={translate('resources.dashboard.omzet.title')}>
            <Omzet />
          </DashboardSection>
        )}
        <CountSection group="totals" counts={totals} />
        {areas.length > 0 ? <Shortcuts areas={areas} /> : <p>{translate('resources.dashboard.nothing')}</p>}
        {areas.length > 0 && (
          <WhenNear isReady={isComplete}>
            <LatestActivity />
          </WhenNear>
        )}
      </BelowFold>
    </>
  );
};

export default Dashboard;
