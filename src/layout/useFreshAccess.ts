import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAccess } from '../authProvider/currentAccess';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';
import { onRefusal } from '../dataProvider/http';
import { whenPainted } from '../onDemand/whenPainted';

const askAgain = (): void => void rereadAccess(freshness.navigation);

/**
 * Keeps the access of the signed-in user up to date. It is asked for after a page has its answers, on return to the
 * window, and when the server refuses anything (403). When it changed, menu and gate follow by themselves (useAccess),
 * and the answers that buttons wait for are asked again.
 */
export const useFreshAccess = (): void => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const access = useAccess();
  const known = useRef(access);

  useEffect(() => whenPainted(queryClient, askAgain), [queryClient, pathname]);

  useEffect(() => onRefusal(() => void rereadAccess(freshness.refused)), []);

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
