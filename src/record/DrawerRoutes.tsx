import { useCreatePath, useLocation, useNavigate, useResourceContext } from 'ra-core';
import { createContext, useCallback, useMemo, useState } from 'react';
import { NavigationType, Route, Routes, useNavigationType } from 'react-router';
import type { OnDemand } from '../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../ui/onDemand/whenQuiet';

/** Undefined if the drawer was opened by its URL. */
export const DrawerClose = createContext<(() => void) | undefined>(undefined);

/** Closing can then go back in the browser's history. */
const useIsFromList = (listPath: string): boolean => {
  const { pathname, key = '' } = useLocation();
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

/** The list stays mounted. Closing goes back in the history where it can, so that Back does not open the drawer again. */
export const DrawerRoutes = ({ create: Create, edit: Edit }: { create: OnDemand; edit: OnDemand }) => {
  const navigate = useNavigate();
  const listPath = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const isFromList = useIsFromList(listPath);
  useFetchWhenQuiet(useMemo(() => [Create, Edit], [Create, Edit]));
  const goBack = useCallback(() => navigate(-1), [navigate]);
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
