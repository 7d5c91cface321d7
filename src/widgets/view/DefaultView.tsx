import type { ReactNode } from 'react';
import { OpenView } from './OpenView';
import { useViewToOpen } from './useViewToOpen';

export type DefaultViewProps = {
  /** Of the list, where it has one of its own. */
  storeKey: string | undefined;
  children: ReactNode;
};

/** Around a list of which the person has saved views: where it is to open with the default one, that is opened first. */
export const DefaultView = ({ storeKey, children }: DefaultViewProps) => {
  const view = useViewToOpen(storeKey);
  return view ? <OpenView view={view} /> : children;
};
