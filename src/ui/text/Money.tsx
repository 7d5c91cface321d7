import { rupiah } from '../../domain/format/rupiah';

/** An integer number of rupiah, `Rp1.250.000`; a dash for a missing value. */
export const Money = ({ value }: { value: number | null | undefined }) => (
  <span className="figures">{rupiah(value ?? NaN)}</span>
);
