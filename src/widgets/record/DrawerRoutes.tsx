import { useCreatePath, useResourceContext } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { OnDemand } from '../../onDemand/onDemand';
import { useFetchWhenQuiet } from '../../onDemand/useFetchWhenQuiet';
import { DrawerClose } from '../form/DrawerClose';

type DrawerRoutesProps = {
  /** `<CreateDrawer>`, at `create` below the list's address. */
  create: OnDemand;
  /** `<EditDrawer>`, at `:id`. */
  edit: OnDemand;
};

/**
 * The drawers of an area, beside its list (`hasCreate` and `hasEdit` in its declaration): the list stays as it is below
 * them, with its rows, its scroll position, and the button that the focus returns to. One that was opened from the list
 * closes by going back to it, saved or not, so that the browser's 'back' does not open it again.
 */
export const DrawerRoutes = ({ create: Create, edit: Edit }: DrawerRoutesProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const listPath = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const [wasOnList, setWasOnList] = useState(false);
  if (pathname === listPath && !wasOnList) setWasOnList(true);
  useFetchWhenQuiet(useMemo(() => [Create, Edit], [Create, Edit]));
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return (
    <DrawerClose value={wasOnList ? goBack : undefined}>
      <Routes>
        <Route path="create/*" element={<Create />} />
        <Route path=":id/*" element={<Edit />} />
        <Route path="*" element={null} />
      </Routes>
    </DrawerClose>
  );
};
