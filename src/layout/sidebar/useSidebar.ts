import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../authProvider/session';
import { limits } from '../../config';
import { basename } from '../../menu/area';

/**
 * Specification §2 'Shell layout', §4 'Sidebar'. At 1024 px and below, it covers the page, which is then inert, and starts
 * closed (§9 'auto-closes'). The first visit to /dashboard in a session (firstLoad) opens it on every screen.
 */
export const useSidebar = () => {
  const narrow = useMediaQuery(`(max-width:${limits.sidebarOverlayWidth}px)`, { noSsr: true });
  const { pathname } = useLocation();
  const [open, setOpen] = useState(!narrow);
  const sidebarRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);

  const [wasNarrow, setWasNarrow] = useState(narrow);
  if (wasNarrow !== narrow) {
    setWasNarrow(narrow);
    setOpen(!narrow);
  }

  const onHome = pathname.replace(/\/+$/, '') === basename;
  useEffect(() => {
    if (!onHome) return;
    // After the first paint, so that on a phone the sidebar visibly slides over the page.
    const frame = requestAnimationFrame(() => {
      if (session.takeFirstLoad()) setOpen(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [onHome]);

  const covers = open && narrow;
  useEffect(() => {
    if (!covers) return;
    const sidebar = sidebarRef.current;
    (
      sidebar?.querySelector<HTMLElement>('[aria-current]') ??
      sidebar?.querySelector<HTMLElement>('a, button')
    )?.focus();
    const closeOutside = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!sidebar?.contains(target) && !toggleRef.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [covers]);

  return {
    open,
    covers,
    toggle: useEvent(() => setOpen(!open)),
    followed: useEvent(() => {
      if (!narrow) return;
      setOpen(false);
      // The link of the current page causes no navigation, so the closing sidebar would take the focus with it.
      toggleRef.current?.focus();
    }),
    sidebarRef,
    toggleRef,
  };
};
