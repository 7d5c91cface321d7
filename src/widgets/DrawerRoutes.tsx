import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';

type DrawerRoutesProps = {
  /** `<CreateDrawer>`, at `create` below the list's address. */
  create: ReactNode;
  /** `<EditDrawer>`, at `:id`. */
  edit: ReactNode;
};

/**
 * The drawers of an area, beside its list (`hasCreate` and `hasEdit` in its declaration): the list stays as it is below
 * them, with its rows, its scroll position, and the button that the focus returns to.
 */
export const DrawerRoutes = ({ create, edit }: DrawerRoutesProps) => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="create/*" element={create} />
      <Route path=":id/*" element={edit} />
      <Route path="*" element={null} />
    </Routes>
  </Suspense>
);
