import { areaContracts } from '../areas';
import type { Checked } from './checks';
import { service } from './client';
import { told } from './differences';
import type { Options } from './options';
import type { Tried } from './walk';

/** What the check found, for a manager, for engineers and for machines. */

export type Report = {
  outcome: 'fits' | 'works with losses' | 'does not work';
  exitCode: 0 | 1 | 2;
  /** For a manager. */
  sentence: string;
  /** The line for config.json. */
  without: readonly string[];
  calls: readonly Tried[];
  checks: readonly Checked[];
};

/** Without them nobody gets in, sees a seller, or registers one. */
const needed = [
  'postLogin',
  'postGetListMerchant',
  'getMerchantDetailId',
  'getRegionProvince',
  'getRegionCityId',
  'getRegionDistrictId',
  'getRegionVillageId',
  'postMerchantRegister',
  'postUpdateProfileMerchant',
  'postCdnSingleUpload',
];

const isLoss = ({ verdict }: Pick<Tried, 'verdict'>): boolean =>
  ['loses', 'lacks', 'breaks'].includes(verdict);

const isDead = ({ operation, verdict }: Tried): boolean =>
  needed.includes(operation.id) && ['lacks', 'breaks'].includes(verdict);

const areaOf = ({ operation }: Tried): string | undefined =>
  Object.keys(areaContracts).find((name) => operation.path.startsWith(`${service}/backoffice/${name}`));

const isAreaList = (one: Tried): boolean => one.operation.path.endsWith(`/${areaOf(one)}`);

/** Areas whose list is missing, and optional calls that are missing wherever they were tried. */
const withoutOf = (calls: readonly Tried[]): string[] => {
  const lacking = calls.filter(({ verdict }) => verdict === 'lacks');
  const areas = lacking.filter(isAreaList).flatMap((one) => areaOf(one) ?? []);
  const optional = lacking.flatMap(({ operation }) => operation.without ?? []);
  const everywhere = optional.filter((name) =>
    calls.every(
      ({ operation, verdict }) => operation.without !== name || ['lacks', 'not tried'].includes(verdict),
    ),
  );
  const parts = calls.flatMap((one) => one.lacking ?? []);
  return [...new Set([...areas, ...everywhere, ...parts])].toSorted();
};

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const callOf = ({ operation }: Tried): string =>
  `${operation.method.toUpperCase()} ${operation.path.replace(service, '')}`;

const reasonOf = (one: Tried): string => {
  const [first] = one.differences;
  return `${callOf(one)}: ${first ? told(first) : one.verdict}`;
};

/** What nobody can do without, and could not be looked at. */
const unseen = (calls: readonly Tried[]): string => {
  const named = calls.filter(
    ({ operation, reason }) => needed.includes(operation.id) && reason !== undefined && reason !== 'writes',
  );
  const told = named.map((one) => `${callOf(one)} (${one.reason})`);
  return told.length > 0 ? ` Not seen: ${told.join(', ')}.` : '';
};

const sentenceOf = (
  { outcome, calls, checks }: Omit<Report, 'sentence' | 'exitCode'>,
  host: string,
): string => {
  const count = (verdict: Tried['verdict']) => calls.filter((one) => one.verdict === verdict).length;
  const tried = calls.length - count('not tried');
  const failed = checks.filter(({ verdict }) => verdict === 'fails');
  if (outcome === 'does not work') {
    const worst = calls.find(isDead);
    const check = checks.find(({ isFatal }) => isFatal);
    const why = worst ? `${worst.operation.loss} ${reasonOf(worst)}` : `${check?.name}: ${check?.says}`;
    return `DOES NOT WORK with ${host}: ${why}.`;
  }
  const writing = calls.filter(({ reason }) => reason === 'writes').length;
  const hidden = calls.filter(({ reason }) => reason?.includes(' lacks ')).length;
  const notFor = hidden > 0 ? `, and ${hidden} that this person may not use` : '';
  const rest = `${plural(writing, 'call')} that write were not tried${notFor}.${unseen(calls)}`;
  if (outcome === 'fits') {
    const read = count('read');
    const habits = ` ${plural(read, 'call')} ${read === 1 ? 'differs' : 'differ'} from the contract in ways that staff do not notice.`;
    const held = checks.filter(({ verdict }) => verdict === 'holds').length;
    return `FITS: all ${tried} calls that were tried work with ${host}, and ${plural(held, 'check')} hold; ${rest}${read > 0 ? habits : ''}`;
  }
  const areas = calls
    .filter((one) => one.verdict === 'lacks' && isAreaList(one))
    .map(({ operation }) => operation.tag);
  const parts = [
    [count('lacks') - areas.length, 'missing'],
    [count('breaks'), 'unreadable'],
    [count('loses'), 'incomplete'],
  ] as const;
  const lost = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  const said = [
    areas.length > 0 ? `it has no ${areas.join(', ')}` : '',
    lost.length > 0
      ? `${areas.length > 0 ? 'of the other' : 'of'} ${tried - areas.length} calls ${lost.join(', ')}`
      : '',
    failed.length > 0
      ? `${plural(failed.length, 'check')} failed (${failed.map(({ name }) => name).join(', ')})`
      : '',
  ].filter(Boolean);
  return `WORKS WITH LOSSES with ${host}: ${said.join('; ')}; ${rest}`;
};

export const reportOf = (
  calls: readonly Tried[],
  checks: readonly Checked[],
  { host }: Pick<Options, 'host'>,
): Report => {
  const hasLosses = calls.some(isLoss) || checks.some(({ verdict }) => verdict === 'fails');
  const exitCode = calls.some(isDead) || checks.some(({ isFatal }) => isFatal) ? 2 : hasLosses ? 1 : 0;
  const outcome = (['fits', 'works with losses', 'does not work'] as const)[exitCode];
  const found = { outcome, without: withoutOf(calls), calls, checks };
  return { ...found, exitCode, sentence: sentenceOf(found, host) };
};

export const jsonOf = ({ calls, ...report }: Report): string =>
  JSON.stringify(
    {
      ...report,
      calls: calls.map(({ operation, ...one }) => ({
        id: operation.id,
        call: `${operation.method.toUpperCase()} ${operation.path}`,
        source: operation.source,
        ...one,
        ...(isLoss(one) && { loss: lossOf({ operation, ...one }) }),
      })),
    },
    null,
    2,
  );

/** What is lost with the whole call, unless only a part of it is. */
const lossOf = ({ verdict, operation }: Tried): string =>
  verdict === 'loses' ? 'A dash in place of a value, or fewer rows.' : operation.loss;

const differencesTold = ({ differences }: Tried): string[] =>
  differences.filter(({ what }) => what !== 'extra').map((difference) => `          ${told(difference)}`);

/** Calls that differ in the same way are one entry. */
const entriesOf = (calls: readonly Tried[]): string[] => {
  const alike = new Map<string, Tried[]>();
  for (const one of calls) {
    const key = [one.verdict, ...differencesTold(one)].join();
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group as [Tried];
    const losses = new Set(group.filter(isLoss).map(lossOf));
    return [
      ...group.map((one, index) => {
        const verdict = index === 0 ? one.verdict : '';
        const records = one.records ? ` (${one.records} records)` : '';
        const loss = losses.size > 1 ? `: ${lossOf(one)}` : '';
        return `  ${verdict.padEnd(6)}  ${callOf(one)}${records}${loss}`;
      }),
      ...differencesTold(first),
      ...(losses.size === 1 ? [`          staff: ${lossOf(first)}`] : []),
    ];
  });
};

const extraLine = (one: Tried): string[] => {
  const extra = one.differences.filter(({ what }) => what === 'extra').map(({ where }) => where);
  return extra.length > 0 ? [`  ${callOf(one)}: ${extra.join(', ')}`] : [];
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines] : [];

const notTriedLines = (calls: readonly Tried[]): string[] => {
  const reasons = calls.flatMap(({ reason }) => reason ?? []);
  return [...new Set(reasons)].map((reason) => {
    const named = calls.filter((one) => one.reason === reason).map(callOf);
    const shown = named.length > 3 ? plural(named.length, 'call') : named.join(', ');
    return `  ${reason}: ${shown}`;
  });
};

export const textOf = (report: Report, { host }: Pick<Options, 'host'>): string => {
  const { sentence, without, calls, checks } = report;
  const differing = calls.filter(({ verdict }) => !['fits', 'not tried'].includes(verdict));
  const fitting = calls.filter((one) => one.verdict === 'fits').length;
  const head = [sentence, ...section('Calls that differ from docs/openapi.yaml', entriesOf(differing))];
  if (calls.some((one) => one.operation.id === 'postLogin' && isDead(one)))
    return [
      ...head,
      '',
      'Nothing else was tried. Look at --host, --user and the password first.',
      'A certificate of an authority of your own is trusted with NODE_EXTRA_CA_CERTS=authority.pem.',
    ].join('\n');
  return [
    ...head,
    ...section('Extra keys, which nobody reads', calls.flatMap(extraLine)),
    ...section(
      'Checks',
      checks.map(({ name, verdict, says }) => `  ${verdict.padEnd(9)}  ${name}: ${says}`),
    ),
    ...section('Not tried', notTriedLines(calls)),
    '',
    `${plural(fitting, 'call')} as the contract says. Of each list up to five records were opened, of every state on its first page.`,
    ...(without.length > 0
      ? [
          `In config.json, so that nothing asks for what is missing: "without": ${JSON.stringify(without)}`,
          `To look at it here: WITHOUT='${without.join(' ')}' API_HOST=${host} npm start`,
        ]
      : []),
    'To see every call of the product against the contract, put a proxy in between:',
    `  npx @stoplight/prism-cli@5 proxy docs/openapi.yaml ${host} --port 4010 --errors`,
    '  API_HOST=http://127.0.0.1:4010 npm start',
  ].join('\n');
};
