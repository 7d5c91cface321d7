import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { config } from '../../config';
import { currentTime } from '../../domain/format/clock';
import { wibInstant } from '../../domain/format/wibTime';
import { writtenRange } from '../../domain/format/writtenDate';
import { searchInForce, useFilterValues } from '../../list/filter/listFilter';
import { Instant } from '../../ui/text/Instant';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useStretchText } from '../../ui/text/useStretchText';
import { PaperChart } from './PaperChart';
import { PaperFilter } from './PaperFilter';
import { ReportCards } from './ReportCards';
import { reportFilters } from './reportFilters';
import { ReportRows } from './ReportRows';
import type { ReportRow } from './reportRowWire';
import { useReportFigures, useReportRange } from './useReport';
import { useReportCharts } from './useReportCharts';
import './ReportSheet.css';

type ReportSheetProps = {
  rows: readonly ReportRow[];
  /** The origin of the rows: all rows of the filter, or only those on screen. */
  source: 'filter' | 'screen';
  /** Name of the user who prints. */
  by: string;
};

/** The printed report: period, filters, user, time, totals, charts and transactions. */
export const ReportSheet = ({ rows, source, by }: ReportSheetProps) => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, total } = useListContext();
  const range = useReportRange();
  const { stretch } = useReportFigures();
  const stretchText = useStretchText();
  const values = useFilterValues();
  const { series, methods, categories, stores } = useReportCharts();
  const [now] = useState(() => wibInstant(currentTime()));
  const words = useResourceWords();
  const paper = (name: string, more = {}): string => words(`paper.${name}`, more);
  const search = searchInForce(values);
  const filters = reportFilters.filter(({ source }) => values[source] !== undefined);
  return (
    <article className="report-sheet">
      <header>
        <div>
          <p>{config().product}</p>
          <h1>{resourceLabel(resource, 2)}</h1>
        </div>
        <dl>
          <dt>{words('period.label')}</dt>
          <dd>{writtenRange(range.from, range.to)}</dd>
          {stretch && (
            <>
              <dt>{paper('before')}</dt>
              <dd>{stretchText(stretch)}</dd>
            </>
          )}
          {filters.map((filter) => (
            <PaperFilter key={filter.source} filter={filter} value={values[filter.source]} />
          ))}
          {search !== '' && (
            <>
              <dt>{paper('search')}</dt>
              <dd>{search}</dd>
            </>
          )}
          <dt>{paper('printed')}</dt>
          <dd>
            <Instant value={now} /> <span>{`${translate('record.timeline.by')} ${by}`}</span>
          </dd>
        </dl>
      </header>
      <ReportCards onPaper />
      <div className="report-sheet-charts">
        <PaperChart {...series} size={{ width: 600, height: 180 }} />
        <PaperChart {...methods} size={{ width: 295, height: 190 }} />
        <PaperChart {...categories} size={{ width: 295, height: 190 }} />
        <PaperChart {...stores} size={{ width: 400, height: 410 }} />
      </div>
      <h2>{words('table.title')}</h2>
      {total !== undefined && (
        <p className="report-sheet-note">
          {paper(rows.length >= total ? 'whole' : source === 'filter' ? 'first' : 'screen', {
            count: rows.length,
            total,
          })}
        </p>
      )}
      <ReportRows rows={rows} />
    </article>
  );
};
