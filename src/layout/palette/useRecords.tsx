import { useQueries } from '@tanstack/react-query';
import { type RaRecord, RecordRepresentation, useDataProvider, useTranslate } from 'ra-core';
import { listKey } from '../../dataProvider/queryKeys';
import { useAreas } from '../../menu/MenuContext';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { useRecentRecords } from '../../record/recentRecords';
import { useRecordPath } from '../../record/useRecordPath';
import type { PaletteGroup, PaletteOption } from './paletteOption';
import { usePaletteWords } from './usePaletteWords';

/** Milliseconds between the last typed letter and the requests. */
const debounce = 250;
/** Minimum number of characters for a search of records. */
export const fewestLetters = 2;
/** Maximum number of records shown for each area. */
const most = 5;

/** Returns the recently opened records that the person may still open. */
export const useRecentOptions = (): readonly PaletteOption[] => {
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

/** Returns the text after a record's name, which distinguishes records of the same name. */
const detailOf = (record: RaRecord, fields: readonly string[]): string =>
  fields
    .map((field) => record[field] as unknown)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ');

/**
 * Searches the records of the person's areas for the typed text, with a group for each area that declares a `search`. Every
 * text is a separate query: it waits until the person stops typing, and is aborted when the text changes, so that results
 * never appear under another text.
 */
export const useFoundRecords = (typed: string): readonly PaletteGroup[] => {
  const translate = useTranslate();
  const words = usePaletteWords();
  const dataProvider = useDataProvider();
  const recordPath = useRecordPath();
  const searched = useVisibleAreas().flatMap(({ search, ...area }) => (search ? [{ ...area, search }] : []));
  const queries = useQueries({
    queries: searched.map(({ name: resource, search }) => {
      const params = {
        pagination: { page: 1, perPage: most },
        sort: search.sort,
        filter: { q: typed },
        meta: undefined,
      };
      return {
        queryKey: listKey(resource, params),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          await new Promise((resolve) => setTimeout(resolve, debounce));
          signal.throwIfAborted();
          return dataProvider.getList<RaRecord>(resource, { ...params, signal });
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
      const name = words('failed', { area: title, fault });
      const detail = translate('ui.retry');
      const again: PaletteOption = {
        id: `again ${resource}`,
        name,
        detail,
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
