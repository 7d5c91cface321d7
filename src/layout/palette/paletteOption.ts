import type { ComponentType, ReactNode } from 'react';

/** Something that the palette offers: a page to open, or something to do. */
export type PaletteOption = {
  /** Unlike any other's. */
  id: string;
  name: ReactNode;
  /** Shown after the name, because others may have the same name. */
  detail?: string | undefined;
  Icon?: ComponentType | undefined;
} & (
  | {
      path: string;
      /** Of the link. */
      state?: unknown;
    }
  | {
      act: () => void;
      /** The palette stays open. */
      stays?: true;
    }
);

/** Options under a heading. */
export type PaletteGroup = {
  id: string;
  title: string;
  options: readonly PaletteOption[];
  /** More may come. */
  isSearching?: boolean;
};
