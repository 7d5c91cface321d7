import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useLocation, useNavigate, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button';
import { LinkButton } from './LinkButton';
import './Notice.css';

type InfoBoxProps = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What the user needs to know before continuing (specification §2 'Info box'); not for errors. */
export const InfoBox = ({ title, children, actions }: InfoBoxProps) => (
  <div className="notice flow is-info">
    <InfoOutlined className="notice-icon" aria-hidden="true" />
    <div className="notice-words">
      <p className="strong">{title}</p>
      {children && <p className="hint">{children}</p>}
    </div>
    {actions && <div className="notice-actions flow">{actions}</div>}
  </div>
);

/** `message` is the server's, or a message key. */
export type FailedRecord = { path: string; message: string };

const failedRecordIn = (state: unknown): FailedRecord | undefined =>
  (state as { failedRecord?: FailedRecord } | null)?.failedRecord;

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

/** It is taken out of the router's state (specification §8), so that neither a reload nor Back shows it again. */
export const FailedRecordNotice = ({ unsavedAt }: { unsavedAt: (path: string) => readonly string[] }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const arrived = failedRecordIn(location.state);
  const [lastArrived, setLastArrived] = useState(arrived);
  const [shown, setShown] = useState(arrived);
  if (arrived !== undefined && arrived !== lastArrived) {
    setLastArrived(arrived);
    setShown(arrived);
  }

  useEffect(() => {
    if (arrived !== undefined) navigate({ pathname, search }, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);

  if (shown === undefined) return null;
  const unsaved = unsavedAt(shown.path);
  return (
    <div className="notice flow is-error" role="alert">
      <div className="notice-words">
        <p className="strong">{translate('ui.failedRecord')}</p>
        <p>{translate(shown.message, { _: shown.message })}</p>
        <UnsavedTexts texts={unsaved} />
      </div>
      <div className="notice-actions flow">
        <LinkButton variant="outlined" color="inherit" size="small" to={shown.path}>
          {translate('ui.retry')}
        </LinkButton>
        <Button variant="text" color="inherit" size="small" onClick={() => setShown(undefined)}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </div>
  );
};
