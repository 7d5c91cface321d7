/** One value of a chart. */
export type ChartPoint = {
  /** What it is known by; unlike any other of the chart. */
  key: string;
  label: string;
  /** The label where there is little room. */
  short?: string;
  /** Rupiah. */
  value: number;
  /** What the value is compared with, in rupiah. */
  before?: number | undefined;
  /** Transactions behind the value. */
  count: number;
};

/** Pixels. */
export type ChartSize = { width: number; height: number };

/** What a chart draws. */
export type ChartProps = {
  points: readonly ChartPoint[];
  /** What the values are. */
  valueHead: string;
  /** What they are compared with; left out, nothing. */
  beforeHead?: string | undefined;
  /** Called with the key of a bar that was clicked. */
  onChoose?: ((key: string) => void) | undefined;
  /** Left out, it fills the place it is in. */
  size?: ChartSize | undefined;
};
