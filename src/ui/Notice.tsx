import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import './Notice.css';

type BoxProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What the user needs to know before continuing (specification §2 'Info box'); not for errors. */
export const InfoBox = ({ title, children, actions }: BoxProps) => (
  <div className="notice flow is-info">
    <InfoOutlined className="notice-icon" aria-hidden="true" />
    <div className="notice-words">
      <p className="strong">{title}</p>
      {children && <p className="hint">{children}</p>}
    </div>
    {actions && <div className="notice-actions flow">{actions}</div>}
  </div>
);

/** What went wrong on the way to this page; it is read out at once. */
export const ErrorBox = ({ title, children, actions }: BoxProps) => (
  <div className="notice flow is-error" role="alert">
    <div className="notice-words">
      <p className="strong">{title}</p>
      {children}
    </div>
    <div className="notice-actions flow">{actions}</div>
  </div>
);

/** What was typed and not saved, to copy it before it is lost. */
export const UnsavedTexts = ({ texts }: { texts: readonly string[] }) => {
  const translate = useTranslate();
  if (texts.length === 0) return null;
  return (
    <>
      <p>{translate('ui.unsavedTexts')}</p>
      {texts.map((text) => (
        <blockquote key={text} className="unsaved-text">
          {text}
        </blockquote>
      ))}
    </>
  );
};
