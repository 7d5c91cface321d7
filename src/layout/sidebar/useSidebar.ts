import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../authProvider/session';
import { limits } from '../../config';
import { basename } from '../../menu/area';

/**
 * Whether the sidebar is open (specification §2 'Shell layout', §4 'Sidebar').
 * Wide screens: beside the page, open until the button closes it. From 1024 px down it lies over the page, which
 * waits behind it (`covers`): it starts closed (§9 'auto-closes'), and a click outside, Escape or a followed link
 * closes it. The first visit to /dashboard in a session (firstLoad) opens it on every screen.
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
    // After the paint, so that on a phone it is seen to slide over the page it covers.
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
      // The link of the page that is shown leads nowhere else: it would take the focus away with it.
      toggleRef.current?.focus();
    }),
    sidebarRef,
    toggleRef,
  };
};
