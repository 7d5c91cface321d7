import { useTranslate } from 'ra-core';
import './layout.css';

/** Quiet bars that appear after a short delay. */
export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <div className="loading-page stack" role="status">
      <span className="visually-hidden">{translate('layout.loading')}</span>
      <div />
      <div />
      <div />
    </div>
  );
};
