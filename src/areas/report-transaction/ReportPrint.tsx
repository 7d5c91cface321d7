import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useUser } from '../../authProvider/currentUser';
import { ProgressDialog } from '../../list/export/ProgressDialog';
import { useAllPages } from '../../list/export/useAllPages';
import { PrintButton } from '../../record/print/PrintButton';
import { PrintSheet } from '../../record/print/PrintSheet';
import type { ReportRow } from './reportRowWire';
import { ReportSheet } from './ReportSheet';

/** Maximum number of printed rows, some fifty pages. The export is for more rows. */
const mostRows = 2_000;

/**
 * The 'Cetak' button, which fetches all transactions of the filter page by page and prints the report. The browser's own
 * command (Ctrl+P) cannot wait for them: it prints the rows on screen, and the paper says so.
 */
export const ReportPrint = () => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, data = [] } = useListContext<ReportRow>();
  const { full_name } = useUser();
  const [rows, setRows] = useState<readonly ReportRow[]>();
  const reading = useAllPages({
    purpose: 'print',
    most: mostRows,
    onRows: (records) => setRows(records as ReportRow[]),
  });

  useEffect(() => {
    if (!rows) return;
    // PrintSheet renders synchronously before printing, which React does not allow inside an effect.
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [rows]);

  return (
    <>
      <PrintButton onPrint={reading.start} />
      <ProgressDialog
        title={translate('print.title', { name: resourceLabel(resource, 2) })}
        reading={reading}
      />
      <PrintSheet landscape onPrinted={() => setRows(undefined)}>
        <ReportSheet rows={rows ?? data} source={rows ? 'filter' : 'screen'} by={full_name} />
      </PrintSheet>
    </>
  );
};
