import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Shows the toast 'Detail berhasil dimuat' (specification §8) once per mount. */
export const DetailLoaded = () => {
  const notify = useNotify();
  const isNotified = useRef(false);
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    notify('resources.member-list/seller.detailLoaded', { type: 'success' });
  }, [notify]);
  return null;
};
