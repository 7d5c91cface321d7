import { groupedFigures } from '../../domain/format/rupiah';
import { writtenInstant } from '../../domain/format/wibTime';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { ReportRow } from './reportRowWire';
import { reportSummary, summedColumns } from './reportWire';
import { useReport } from './useReport';

const wordColumns = ['invoice_no', 'time', 'store', 'buyer', 'method', 'status'] as const;

/** The printed table of transactions, with the server's totals of the whole filter below it. */
export const ReportRows = ({ rows }: { rows: readonly ReportRow[] }) => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { data: sums } = useReport('summary', reportSummary);
  const head = (name: string): string => words(`fields.${name}`);
  return (
    <table className="report-rows">
      <thead>
        <tr>
          {wordColumns.map((name) => (
            <th key={name} scope="col">
              {head(name)}
            </th>
          ))}
          {summedColumns.map((name) => (
            <th key={name} scope="col" className="is-numeric">
              {head(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.invoice_no}</th>
            <td>{writtenInstant(row.time)}</td>
            <td>{row.store}</td>
            <td>{row.buyer}</td>
            <td>{methodName(row.method)}</td>
            <td>{words(`states.${row.status}`, { _: row.status })}</td>
            {summedColumns.map((name) => (
              <td key={name} className="is-numeric">
                {groupedFigures(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={wordColumns.length}>
              {words('table.totals', { count: groupedFigures(sums.count) })}
            </th>
            {summedColumns.map((name) => (
              <td key={name} className="is-numeric">
                {groupedFigures(sums[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};
