import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { freshness, rereadAccess } from '../authProvider/rereadAccess';
import { onRefusal } from '../dataProvider/http';
import { whenPainted } from '../onDemand/whenPainted';

const askAgain = (): void => void rereadAccess(freshness.navigation);

/**
 * Keeps the access of the signed-in user up to date. It is asked for after a page has its answers, on return to the
 * window, and when the server refuses anything (403). When it changed, menu, gate and buttons follow by themselves (useAccess).
 */
export const useFreshAccess = (): void => {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();

  useEffect(() => whenPainted(queryClient, askAgain), [queryClient, pathname]);

  useEffect(() => onRefusal(() => void rereadAccess(freshness.refused)), []);

  useEffect(() => {
    window.addEventListener('focus', askAgain);
    return () => window.removeEventListener('focus', askAgain);
  }, []);
};
