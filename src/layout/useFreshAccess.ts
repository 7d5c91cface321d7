import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';
import { onRefusal } from '../dataProvider/http';
import { whenPainted } from '../ui/onDemand/whenPainted';

const readAgain = (): void => void rereadAccess(freshness.navigation);

/**
 * Keeps the access of the signed-in user up to date. It is read after a page's requests are done, when the window gets the
 * focus, and when the server refuses a request (403). After a change, menu, gate and buttons re-render (useAccess).
 */
export const useFreshAccess = (): void => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();

  useEffect(() => whenPainted(queryClient, readAgain), [queryClient, pathname]);

  useEffect(() => onRefusal(() => void rereadAccess(freshness.refused)), []);

  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);
};
