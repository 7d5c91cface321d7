import { useTranslate, type RaRecord } from 'ra-core';
import { writtenInstant } from '../../rules/wibTime';
import { ExportButton, type ExportColumn } from '../../widgets/ExportButton';
import { PrintButton } from '../../widgets/PrintButton';
import { reportKey } from './reportKey';
import type { ReportRow } from './reportWire';
import { useReportRange } from './useReport';

const money = ['subtotal', 'ongkir', 'biaya_layanan', 'komisi', 'diskon', 'total', 'refund'] as const;

/** Ekspor, with its progress, and Cetak. The file is named after the period. */
export const ReportActions = () => {
  const translate = useTranslate();
  const { range } = useReportRange();
  const words = (group: string, name: string): string =>
    translate(reportKey(`${group}.${name}`), { _: name });
  const of = (record: RaRecord): ReportRow => record as ReportRow;
  const columns: ExportColumn[] = [
    { source: 'invoice_no' },
    { source: 'time', value: (record) => writtenInstant(of(record).time) },
    { source: 'store' },
    { source: 'buyer' },
    { source: 'method', value: (record) => words('methods', of(record).method) },
    ...money.map((source) => ({ source })),
    { source: 'status', value: (record) => words('states', of(record).status) },
  ];
  return (
    <>
      <PrintButton />
      <ExportButton columns={columns} name={`report-transaction-${range.from}-${range.to}`} />
    </>
  );
};
