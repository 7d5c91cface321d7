import { useTranslate } from 'ra-core';
import './LoadingPage.css';

/** A page whose code or access answer is on its way: quiet bars that appear only when it takes a moment. */
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
