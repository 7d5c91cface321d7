import AddOutlined from '@mui/icons-material/AddOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { useQueries } from '@tanstack/react-query';
import { matchSorter, rankings } from 'match-sorter';
import {
  type RaRecord,
  RecordRepresentation,
  useCreatePath,
  useDataProvider,
  useLogout,
  useTranslate,
} from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { palette } from '../../../i18n/layout/palette';
import { useMayDo } from '../../authProvider/useMay';
import { listQuery } from '../../dataProvider/keys';
import {
  type Area,
  fromMenu,
  isGroup,
  pathOf,
  useAreas,
  useVisibleAreas,
  useVisibleMenu,
} from '../../menu/area';
import { helpPath, profilePath } from '../../menu/routeArea';
import { useRecordPath } from '../../record/RecordLink';
import { useRecentRecords } from '../../record/recordQueryOptions';
import { useOwnWords } from '../../ui/text/words';
import { helpGroups, type HelpPageName, useHelpWords } from '../help/helpPages';
import { schemeChoices, useSchemeChoice } from '../preferences';

export const usePaletteWords = () => useOwnWords(palette);

export type PaletteOption = {
  id: string;
  name: ReactNode;
  /** Shown beside the name, because several options may have the same name. */
  detail?: string | undefined;
  Icon?: ComponentType | undefined;
} & (
  | {
      path: string;
      state?: unknown;
    }
  | {
      act: () => void;
      stays?: true;
    }
);

export type PaletteGroup = {
  id: string;
  title: string;
  options: readonly PaletteOption[];
  isSearching?: boolean;
};

const debounce = 250;
export const fewestLetters = 2;
const most = 5;

const useRecentOptions = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  const areas = useAreas();
  const recordPath = useRecordPath();
  return useRecentRecords().flatMap(({ resource, id, name }): PaletteOption[] => {
    const path = recordPath(resource, id);
    if (path === undefined) return [];
    const { icon } = areas.find((area) => area.name === resource) ?? {};
    const detail = translate(`resources.${resource}.name`);
    return [{ id: `recent ${path}`, path, name, detail, Icon: icon }];
  });
};

const detailOf = (record: RaRecord, fields: readonly string[]): string =>
  fields
    .map((field) => record[field] as unknown)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');

/**
 * A group for each area that declares a `search`. Every text is a query of its own: it waits until the person stops typing,
 * and is aborted when the text changes, so that results never appear under another text.
 */
const useFoundRecords = (typed: string): readonly PaletteGroup[] => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const dataProvider = useDataProvider();
  const recordPath = useRecordPath();
  const searched = useVisibleAreas().flatMap(({ search, ...area }) => (search ? [{ ...area, search }] : []));
  const queries = useQueries({
    queries: searched.map(({ name: resource, search: { sort } }) => {
      const query = listQuery(dataProvider, resource, {
        pagination: { page: 1, perPage: most },
        sort,
        filter: { q: typed },
        meta: undefined,
      });
      return {
        ...query,
        // `signal` is read before the pause: only then does a change of the text abort it.
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          await new Promise((resolve) => setTimeout(resolve, debounce));
          signal.throwIfAborted();
          return query.queryFn({ signal });
        },
        enabled: typed.length >= fewestLetters,
      };
    }),
  });

  return searched.flatMap(({ name: resource, icon: Icon, search }, index): PaletteGroup[] => {
    const query = queries[index];
    if (!query) return [];
    const title = translate(`resources.${resource}.name`);
    const { data, error, isFetching, refetch } = query;
    if (error && !isFetching) {
      const fault = translate(error.message, { _: error.message });
      const again: PaletteOption = {
        id: `again ${resource}`,
        name: words('failed', { area: title, fault }),
        detail: translate('ui.retry'),
        act: () => void refetch(),
        stays: true,
      };
      return [{ id: resource, title, options: [again] }];
    }
    const options = (data?.data ?? []).flatMap((record): PaletteOption[] => {
      const path = recordPath(resource, record.id);
      const name = <RecordRepresentation resource={resource} record={record} />;
      return path === undefined
        ? []
        : [{ id: path, path, name, detail: detailOf(record, search.fields), Icon }];
    });
    return [{ id: resource, title, options, isSearching: isFetching }];
  });
};

const usePages = (): readonly PaletteOption[] => {
  const translate = useTranslate();
  const pageOf = (area: Area, heading?: string): PaletteOption => ({
    id: pathOf(area),
    path: pathOf(area),
    state: fromMenu,
    name: translate(`resources.${area.name}.name`),
    detail: heading,
    Icon: area.icon,
  });
  const pages = useVisibleMenu().flatMap((entry) =>
    isGroup(entry)
      ? entry.children.map((area) => pageOf(area, translate(`layout.groups.${entry.group}`)))
      : [pageOf(entry)],
  );
  const profile = translate('layout.user.profile');
  const help = translate('layout.user.help');
  return [
    ...pages,
    { id: profilePath, path: profilePath, name: profile, Icon: PersonOutlineOutlined },
    { id: helpPath, path: helpPath, name: help, Icon: HelpOutlineOutlined },
  ];
};

const useHelpOptions = (): readonly PaletteOption[] => {
  const { titleOf, sentenceOf } = useHelpWords();
  return helpGroups
    .flatMap(({ pages }): readonly HelpPageName[] => pages)
    .map((page) => {
      const path = `${helpPath}/${page}`;
      return { id: path, path, name: titleOf(page), detail: sentenceOf(page), Icon: HelpOutlineOutlined };
    });
};

const useActions = (onKeys: () => void): readonly PaletteOption[] => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const logout = useLogout();
  const mayDo = useMayDo();
  const createPath = useCreatePath();
  const [scheme, chooseScheme] = useSchemeChoice();
  const managed = useVisibleAreas().filter(({ name }) => mayDo(name, 'create'));
  const creations = managed
    .filter(({ create, hasCreate }) => create ?? hasCreate)
    .map(({ name: resource }): PaletteOption => {
      const path = createPath({ resource, type: 'create' });
      const name = translate(`resources.${resource}.add`, { _: translate('ra.action.create') });
      return { id: path, path, name, detail: translate(`resources.${resource}.name`), Icon: AddOutlined };
    });
  const ownPages = managed.flatMap((area) =>
    Object.keys(area.pages ?? {}).map((page): PaletteOption => {
      const path = `${pathOf(area)}/${page}`;
      return { id: path, path, name: translate(`resources.${area.name}.pages.${page}`), Icon: area.icon };
    }),
  );
  const schemes = schemeChoices
    .filter((choice) => choice !== scheme)
    .map((choice): PaletteOption => ({
      id: `theme ${choice}`,
      name: words('theme', { name: translate(`layout.theme.${choice}`) }),
      Icon: ContrastOutlined,
      act: () => chooseScheme(choice),
    }));
  return [
    ...creations,
    ...ownPages,
    ...schemes,
    { id: 'keys', name: words('keys'), Icon: KeyboardOutlined, act: onKeys },
    {
      id: 'logout',
      name: translate('layout.user.logout'),
      Icon: LogoutOutlined,
      act: () => void logout(),
    },
  ];
};

/** Scattered letters do not match. */
const matching = (options: readonly PaletteOption[], typed: string): readonly PaletteOption[] =>
  typed === ''
    ? options
    : matchSorter(options, typed, { keys: ['name', 'detail'], threshold: rankings.ACRONYM });

/** Without text, the recent records and all pages and actions. */
export const usePaletteGroups = (typed: string, onKeys: () => void): readonly PaletteGroup[] => {
  const words = usePaletteWords();
  const recent = useRecentOptions();
  const pages = usePages();
  const actions = useActions(onKeys);
  const help = useHelpOptions();
  const records = useFoundRecords(typed);
  const groups: PaletteGroup[] = [
    { id: 'recent', title: words('recent'), options: typed === '' ? recent : [] },
    { id: 'pages', title: words('pages'), options: matching(pages, typed) },
    { id: 'actions', title: words('actions'), options: matching(actions, typed) },
    ...records,
    { id: 'help', title: words('help'), options: typed.length < fewestLetters ? [] : matching(help, typed) },
  ];
  return groups.filter(({ options, isSearching }) => options.length > 0 || isSearching);
};
