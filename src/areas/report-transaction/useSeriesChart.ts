import { useTranslate } from 'ra-core';
import type { Chart } from '../../charts/chartKinds';
import { dayPoints, hourPoints } from '../../charts/salesPoints';
import { useSalesHeads } from '../../charts/useSalesHeads';
import { dayCompared, soFar } from '../../domain/comparison';
import { wibInstant } from '../../domain/format/wibTime';
import { writtenDate } from '../../domain/format/writtenDate';
import { useNow } from '../../ui/text/useNow';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useStretchText } from '../../ui/text/useStretchText';
import { useToday } from '../../ui/text/useToday';
import { reportSeries } from './reportWire';
import { useComparison, useEarlier, useReport, useReportFigures, useReportRange } from './useReport';

/** The chart of omzet by day, or by hour for a period of one day, beside the omzet of the comparison stretch. */
export const useSeriesChart = (): Chart => {
  const words = useResourceWords();
  const translate = useTranslate();
  const heads = useSalesHeads();
  const stretchText = useStretchText();
  const range = useReportRange();
  const comparison = useComparison();
  const series = useReport('series', reportSeries);
  const { query: summary, stretch } = useReportFigures();
  const earlier = useEarlier('series', reportSeries, stretch);
  const now = wibInstant(new Date(useNow()));
  // Days and hours in the future of the server's clock have no figures; the local clock is used if the host omits its time.
  const elapsed = soFar(range, useToday(), summary.data?.until ?? now);
  const lastHour = elapsed?.until === undefined ? 23 : Number(elapsed.until.slice(11, 13));
  const isOneDay = range.from === range.to;
  const hours = isOneDay && elapsed ? series.data?.[0]?.hours : undefined;
  const points = hours ? hourPoints(hours, lastHour) : dayPoints(elapsed, series.data);
  const before = hours
    ? earlier?.[0]?.hours && hourPoints(earlier[0].hours, lastHour)
    : stretch && earlier?.[0] && dayPoints(stretch, earlier);
  const pointsBefore = new Map(before?.map((point) => [point.key, point]));
  const keyBefore = (key: string): string | null =>
    hours || !stretch ? key : dayCompared(comparison, range, stretch, key);
  return {
    title: words(hours ? 'charts.hours' : 'charts.series'),
    kind: isOneDay ? 'columns' : 'line',
    query: {
      ...series,
      data: points?.map((point) => {
        const earlierPoint = pointsBefore.get(keyBefore(point.key) ?? '');
        return {
          ...point,
          full: hours ? `${writtenDate(range.from)}, ${point.label}` : point.label,
          before: earlierPoint?.value,
          beforeLabel: hours && stretch ? writtenDate(stretch.from) : earlierPoint?.label,
        };
      }),
    },
    heads: {
      ...heads(hours ? 'hour' : 'date'),
      ...(before &&
        stretch && {
          before: translate('charts.sales.before', { period: stretchText(stretch) }),
        }),
    },
  };
};
