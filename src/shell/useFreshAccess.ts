import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAccess } from '../authProvider/currentAccess';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';

const askAgain = (): void => void rereadAccess(freshness.navigation);

/**
 * Keeps the access of the signed-in user up to date: asked for on the way to a page and on return to the window,
 * beside the page and never before it. When it changed, menu and gate follow by themselves (useAccess), and the
 * answers that buttons wait for are asked again.
 */
export const useFreshAccess = (): void => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const access = useAccess();
  const known = useRef(access);

  useEffect(askAgain, [pathname]);

  useEffect(() => {
    window.addEventListener('focus', askAgain);
    return () => window.removeEventListener('focus', askAgain);
  }, []);

  useEffect(() => {
    if (known.current === access) return;
    known.current = access;
    void queryClient.invalidateQueries({ queryKey: ['auth'] });
  }, [access, queryClient]);
};
