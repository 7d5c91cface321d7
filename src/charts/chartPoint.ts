/** One value of a chart. */
export type ChartPoint = {
  /** The id of the point, unique in the chart. */
  key: string;
  label: string;
  /** A shorter label for the axis; defaults to `label`. */
  short?: string;
  /** A longer label for the tooltip; defaults to `label`. */
  full?: string;
  /** In rupiah. */
  value: number;
  /** The value of the earlier period, in rupiah. */
  before?: number | undefined;
  /** What the earlier value belongs to, such as its day. */
  beforeLabel?: string | undefined;
  /** The number of transactions. */
  count: number;
};

/** The size of a chart, in pixels. */
export type ChartSize = { width: number; height: number };

/** The props of every kind of chart. */
export type ChartProps = {
  points: readonly ChartPoint[];
  /** The name of the values. */
  valueHead: string;
  /** The name of the earlier values; undefined if the chart compares nothing. */
  beforeHead?: string | undefined;
  onChoose?: ((key: string) => void) | undefined;
  /** Defaults to the size of the parent element. */
  size?: ChartSize | undefined;
};

/** The height of a bar with its label of two lines, in pixels. */
export const barHeight = 34;
