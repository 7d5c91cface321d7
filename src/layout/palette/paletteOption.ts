import type { ComponentType, ReactNode } from 'react';

/** An option of the palette: a page to open, or an action. */
export type PaletteOption = {
  /** Unique among all options. */
  id: string;
  name: ReactNode;
  /** Text after the name, which distinguishes options of the same name. */
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

/** Options under a heading. */
export type PaletteGroup = {
  id: string;
  title: string;
  options: readonly PaletteOption[];
  /** True while more options may follow. */
  isSearching?: boolean;
};
