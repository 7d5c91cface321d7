import { useCreatePath, useResourceContext } from 'ra-core';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { DrawerClose } from '../form/DrawerClose';

type DrawerRoutesProps = {
  /** `<CreateDrawer>`, at `create` below the list's address. */
  create: ReactNode;
  /** `<EditDrawer>`, at `:id`. */
  edit: ReactNode;
};

/**
 * The drawers of an area, beside its list (`hasCreate` and `hasEdit` in its declaration): the list stays as it is below
 * them, with its rows, its scroll position, and the button that the focus returns to. One that was opened from the list
 * closes by going back to it, saved or not, so that the browser's 'back' does not open it again.
 */
export const DrawerRoutes = ({ create, edit }: DrawerRoutesProps) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const listPath = useCreatePath()({ resource: useResourceContext(), type: 'list' });
  const [wasOnList, setWasOnList] = useState(false);
  if (pathname === listPath && !wasOnList) setWasOnList(true);
  const goBack = useCallback(() => void navigate(-1), [navigate]);
  return (
    <DrawerClose value={wasOnList ? goBack : undefined}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="create/*" element={create} />
          <Route path=":id/*" element={edit} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </DrawerClose>
  );
};
