import { useTranslate } from 'ra-core';
import './layout.css';

/** The placeholder while a page's code or access check is loading: quiet bars that appear after a short delay. */
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
