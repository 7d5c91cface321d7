import { Form as RaForm, type FormProps, RouterProviderContext, useRouterProvider } from 'ra-core';
import { useMemo } from 'react';

/**
 * react-admin's form, without its values from the address: it would take over any field from a link with `?source={…}`, so
 * that a person would save an account number or a password that somebody else chose.
 */
export const Form = ({ children, ...props }: FormProps) => {
  const router = useRouterProvider();
  const withoutSearch = useMemo(
    () => ({ ...router, useLocation: () => ({ ...router.useLocation(), search: '' }) }),
    [router],
  );
  return (
    <RouterProviderContext value={withoutSearch}>
      <RaForm {...props}>
        <RouterProviderContext value={router}>{children}</RouterProviderContext>
      </RaForm>
    </RouterProviderContext>
  );
};
