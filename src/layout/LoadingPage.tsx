import { useTranslate } from 'ra-core';
import './LoadingPage.css';

/** The placeholder while a page's code or access check is loading: quiet bars that appear after a short delay. */
export const LoadingPage = () => {
  const translate = useTranslate();
  return (
    <div className="loading-page" role="status">
      <span className="visually-hidden">{translate('layout.loading')}</span>
      <div />
      <div />
      <div />
    </div>
  );
};
