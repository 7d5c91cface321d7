import { useCreatePath, useResourceContext } from 'ra-core';
import { createContext, useCallback, useMemo, useState } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { OnDemand } from '../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../ui/onDemand/whenQuiet';

/** Closes a drawer that was opened from its list; undefined if the drawer was opened by its URL. */
export const DrawerClose = createContext<(() => void) | undefined>(undefined);

type DrawerRoutesProps = {
  /** `<CreateDrawer>`, at the path `create` below the list. */
  create: OnDemand;
  /** `<EditDrawer>`, at the path `:id`. */
  edit: OnDemand;
};

/** Returns true if the previous entry of the browser's history is the list, so that closing can go back to it. */
const useIsFromList = (listPath: string): boolean => {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const [visited, setVisited] = useState<{ pathname: string; key: string; fromList: readonly string[] }>({
    pathname,
    key,
    fromList: [],
  });
  if (visited.key !== key) {
    const { fromList } = visited;
    const isFromList =
      navigation === NavigationType.Push
        ? visited.pathname === listPath
        : navigation === NavigationType.Replace && fromList.includes(visited.key);
    setVisited({ pathname, key, fromList: isFromList ? [...fromList, key] : fromList });
  }
  return visited.fromList.includes(key);
};

/**
 * The drawers of an area, rendered beside its list (`hasCreate` and `hasEdit` in its declaration). The list stays mounted with
 * its rows, its scroll position and the button to which the focus returns. Closing a drawer that was opened from the list goes
 * back in the history, so that the browser's Back button does not open the drawer again.
 */
export const DrawerRoutes = ({ create: Create, edit: Edit }: DrawerRoutesProps) => {
  const navigate = useNavigate();
  const listPath = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const isFromList = useIsFromList(listPath);
  useFetchWhenQuiet(useMemo(() => [Create, Edit], [Create, Edit]));
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return (
    <DrawerClose value={isFromList ? goBack : undefined}>
      <Routes>
        <Route path="create/*" element={<Create />} />
        <Route path=":id/*" element={<Edit />} />
        <Route path="*" element={null} />
      </Routes>
    </DrawerClose>
  );
};
