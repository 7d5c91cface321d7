import { useAuthProvider, useResourceContext, useTranslate } from 'ra-core';
import { useCallback, useContext } from 'react';
import type { AppAuthProvider } from '../../authProvider';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { useMay } from '../../authProvider/useMay';
import { InfoBox } from '../../ui/Notice';
import { MergingContext } from './merging';
import './RevokedNotice.css';

/** Returns what saving the form in context requires: to change a record, or to create one. */
const useSaveAction = (): 'edit' | 'create' => (useContext(MergingContext) ? 'edit' : 'create');

/** Returns true if the user may save the form in context; it becomes false when the permission is revoked. */
const useMaySave = (): boolean => useMay(useSaveAction());

/**
 * Returns a function that checks whether the user may save now. If the right is missing, the function first reads the user's
 * rights again, because an admin may have given the right back.
 */
export const useAskMaySave = (): (() => Promise<boolean>) => {
  const authProvider = useAuthProvider<AppAuthProvider>();
  const resource = useResourceContext() ?? '';
  const action = useSaveAction();
  return useCallback(async () => {
    const mayNow = () => authProvider?.mayDo(resource, action) === true;
    if (!mayNow()) await rereadAccess(freshness.refused);
    return mayNow();
  }, [authProvider, resource, action]);
};

/** The notice above a form that the user may no longer save, because the permission was revoked while it was open. */
export const RevokedNotice = () => {
  const translate = useTranslate();
  const maySave = useMaySave();
  return (
    <div role="status" className="revoked-notice">
      {!maySave && (
        <InfoBox title={translate('save.revoked.title')}>{translate('save.revoked.text')}</InfoBox>
      )}
    </div>
  );
};
