import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import UpgradeOutlined from '@mui/icons-material/UpgradeOutlined';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { drafts, unsavedChanges } from '../form/drafts/drafts';
import { noteDrafts } from '../form/drafts/noteDrafts';
import { basename } from '../menu/area';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { useOnline } from './Notifications';
import { StatePage } from './RouteGate';

/** In Chromium, Firefox, Safari and Vite. Most likely a new version was deployed, and the old file is gone. */
const failedImport =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|'text\/html' is not a valid JavaScript MIME type/i;

export const isFailedImport = (error: unknown): boolean =>
  error instanceof Error && failedImport.test(error.message);

const reloadedAt = 'reloaded-at';
const reloadInterval = 60_000;

/** True once, then false for a minute, so that a broken deployment cannot cause a loop. */
export const takeReload = (now = Date.now()): boolean => {
  try {
    const before = Number(sessionStorage.getItem(reloadedAt) ?? Number.NEGATIVE_INFINITY);
    if (now - before < reloadInterval) return false;
    sessionStorage.setItem(reloadedAt, String(now));
    return true;
  } catch {
    return false;
  }
};

/** What was typed is in memory only: drafts, notes that wait for their record, and what another part of the page shows. */
const isUnsaved = (): boolean =>
  drafts.newest() !== null || noteDrafts.under('').length > 0 || unsavedChanges.exist();

type ErrorPageProps = { error: unknown; resetErrorBoundary: (...args: unknown[]) => void };

/** Code that cannot be downloaded means a new version: the page reloads once, if nothing unsaved would be lost. */
export const ErrorPage = ({ error, resetErrorBoundary }: ErrorPageProps) => {
  const translate = useTranslate();
  const online = useOnline();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);

  const outdated = isFailedImport(error);
  useEffect(() => {
    if (outdated && online && !isUnsaved() && takeReload()) location.reload();
  }, [outdated, online]);

  const [icon, title, sentence] = !outdated
    ? ([ErrorOutlineOutlined, 'layout.error.title', 'layout.error.sentence'] as const)
    : online
      ? ([UpgradeOutlined, 'layout.error.newVersionTitle', 'layout.error.newVersionSentence'] as const)
      : ([CloudOffOutlined, 'layout.error.offlineTitle', 'layout.error.offlineSentence'] as const);

  return (
    <div role="alert">
      <StatePage icon={icon} title={translate(title)} sentence={translate(sentence)}>
        <Button variant="contained" onClick={() => location.reload()}>
          {translate('layout.error.reload')}
        </Button>
        <LinkButton variant="outlined" to={basename} onClick={resetErrorBoundary}>
          {translate('layout.error.toDashboard')}
        </LinkButton>
      </StatePage>
    </div>
  );
};
