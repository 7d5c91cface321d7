import type { ReactNode } from 'react';
import { OpenView } from './OpenView';
import { useViewToOpen } from './useViewToOpen';

/** Around a list of which the person has saved views: where it is to open with the default one, that is opened first. */
export const DefaultView = ({ children }: { children: ReactNode }) => {
  const view = useViewToOpen();
  return view ? <OpenView view={view} /> : children;
};
