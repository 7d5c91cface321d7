import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useUser } from '../../authProvider/currentUser';
import { ChartCard, useSalesHeads } from '../../charts/ChartCard';
import { dayPoints, salesQuery } from '../../charts/points';
import { Change, StatCard, StatCards } from '../../charts/StatCard';
import { type CountedList, pendingLists, useCounts } from '../../dataProvider/counts';
import {
  knownUntil,
  salesByMethod,
  salesDay,
  salesResource,
  salesTotals,
} from '../../dataProvider/salesFigures';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { answeredFigures, shownInteger } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { type ComparedPeriod, comparedPeriod, defaultComparison } from '../../domain/comparison';
import { filterSearch } from '../../domain/format/listAddress';
import { groupedFigures, rupiah } from '../../domain/format/rupiah';
import { rangeOf } from '../../domain/period';
import { drafts } from '../../form/drafts/drafts';
import { type Area, fromMenu, pathOf, useVisibleAreas } from '../../menu/area';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { InfoBox } from '../../ui/Notice';
import { partOnDemand } from '../../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../../ui/onDemand/whenQuiet';
import { PageHeader } from '../../ui/PageHeader';
import { clockTime, usePeriodText, useToday } from '../../ui/text/clock';
import { usePaymentMethodName } from '../../ui/text/words';
import { BelowFold } from '../../ui/Waiting';
import { DashboardSection } from './DashboardSection';
import './dashboard.css';

const LatestActivity = partOnDemand(() => import('./LatestActivity'));
const later = [LatestActivity];

const totalLists: readonly CountedList[] = [
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: true } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'AKTIF' } },
  { name: 'products', resource: 'product-list', filter: { status: 'TAYANG' } },
  { name: 'consumers', resource: 'consumer-list', filter: { status: 'AKTIF' } },
];

/**
 * The home page (specification §2 '/dashboard', docs/areas.md). Each part is fetched and shown only with the right to its
 * source.
 */
const Dashboard = () => {
  const translate = useTranslate();
  const user = useUser();
  const areas = useVisibleAreas().filter(({ isHome }) => !isHome);
  const pending = useCounts(pendingLists);
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

const DraftBar = () => {
  const translate = useTranslate();
  const draft = useSyncExternalStore(drafts.subscribe, drafts.newest);
  if (!draft) return null;
  return (
    <InfoBox
      title={translate('resources.dashboard.draft.waiting', { time: clockTime(draft.keptAt) })}
      actions={
        <>
          <LinkButton size="small" variant="contained" to={draft.to} state={draft.state}>
            {translate('resources.dashboard.draft.resume')}
          </LinkButton>
          <Button size="small" variant="outlined" color="inherit" onClick={() => drafts.discard(draft.path)}>
            {translate('form.draft.discard')}
          </Button>
        </>
      }
    />
  );
};

type CountSectionProps = { group: 'pending' | 'totals'; counts: ReturnType<typeof useCounts> };

const CountSection = ({ group, counts }: CountSectionProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (counts.length === 0) return null;
  const words = (name: string): string => translate(`resources.dashboard.${group}.${name}`);
  const open = words('open');
  return (
    <DashboardSection title={words('title')}>
      <StatCards>
        {counts.map(({ list: { name, resource, filter }, query }) => (
          <StatCard
            key={name}
            label={words(name)}
            query={query}
            value={groupedFigures}
            accent={group === 'pending' && query.data !== undefined && query.data > 0}
            note={
              query.data === 0 ? (
                words('none')
              ) : (
                <LinkBase
                  to={createPath({ resource, type: 'list' }) + filterSearch(filter)}
                  className="ring-close"
                  aria-label={translate('resources.dashboard.openList', { open, label: words(name) })}
                >
                  {open}
                </LinkBase>
              )
            }
          />
        ))}
      </StatCards>
    </DashboardSection>
  );
};

/** Only the fields that the home page shows (assumption), so that a host that omits another does not empty it. */
const omzetSummary = z.object({ ...salesTotals, komisi: shownInteger, refund: shownInteger, ...knownUntil });

const salesDays = answeredFigures(salesDay);

/** Reads nothing without a period. */
const useSales = <T,>(name: string, schema: z.ZodMiniType<T>, period: ComparedPeriod | null) =>
  useResourceRead({
    resource: salesResource,
    name,
    schema,
    query: { filter: { time_gte: period?.from, time_lte: period?.until ?? period?.to } },
    enabled: period !== null,
  });

const Omzet = () => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const heads = useSalesHeads();
  const month = rangeOf('30-hari', useToday());
  const days = useSales('series', salesDays, month);
  const methods = useSales('methods', salesByMethod, month);
  return (
    <>
      <StatCards>
        {cards.map((card) => (
          <Figure key={card.name} {...card} />
        ))}
      </StatCards>
      <div className="dashboard-charts stack">
        <ChartCard
          title={translate('resources.dashboard.omzet.byDay')}
          heading="h3"
          kind="line"
          heads={heads('date')}
          query={{ ...days, data: dayPoints(month, days.data) }}
        />
        <ChartCard
          title={translate('resources.dashboard.omzet.byMethod')}
          heading="h3"
          kind="bars"
          heads={heads('method')}
          query={salesQuery(methods, ({ method }) => ({ key: method, label: methodName(method) }))}
        />
      </div>
    </>
  );
};

const cards = [
  { name: 'todayTotal', period: 'hari-ini', column: 'total', written: rupiah },
  { name: 'todayCount', period: 'hari-ini', column: 'count', written: groupedFigures },
  { name: 'monthTotal', period: 'bulan-ini', column: 'total', written: rupiah },
  { name: 'monthKomisi', period: 'bulan-ini', column: 'komisi', written: rupiah },
] as const;

const Figure = ({ name, period, column, written }: (typeof cards)[number]) => {
  const today = useToday();
  const translate = useTranslate();
  const range = rangeOf(period, today);
  const query = useSales('summary', omzetSummary, range);
  const compared = comparedPeriod(defaultComparison, period, range, today, query.data?.until);
  const { data: earlier } = useSales('summary', omzetSummary, compared);
  const periodText = usePeriodText();
  return (
    <StatCard
      label={translate(`resources.dashboard.omzet.${name}`)}
      query={query}
      compared
      value={(summary) => written(summary[column])}
      note={
        query.data &&
        compared &&
        earlier && <Change now={query.data[column]} before={earlier[column]} period={periodText(compared)} />
      }
    />
  );
};

const Shortcuts = ({ areas }: { areas: readonly Area[] }) => {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('resources.dashboard.shortcuts')} className="dashboard-section not-printed">
      <h2>{translate('resources.dashboard.shortcuts')}</h2>
      <ul className="shortcuts stack">
        {areas.map((area) => {
          const Icon = area.icon;
          return (
            <li key={area.name}>
              <LinkBase to={pathOf(area)} state={fromMenu} className="shortcut card row">
                {Icon && <Icon aria-hidden="true" />}
                <span>{translate(`resources.${area.name}.name`)}</span>
              </LinkBase>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** Until then, a placeholder reserves their height. */
const WhenNear = ({ isReady, children }: { isReady: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isReady || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '0px 0px 300px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isReady]);
  return isNear ? children : <div ref={place} className="dashboard-later not-printed" />;
};

export default Dashboard;
