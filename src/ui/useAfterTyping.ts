import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { limits } from '../config';

/** 500 ms after the last change (specification §9), also with the first text. */
export const useAfterTyping = (text: string, send: (text: string) => void): void => {
  const sendLatest = useEvent(send);
  useEffect(() => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      // If a record's page is loading while the list is still shown, a filter would navigate back to the list.
      if (location.pathname === pathname) sendLatest(text);
    }, limits.searchDebounce);
    return () => clearTimeout(timer);
  }, [text, sendLatest]);
};
