import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { EditBase, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { FormFrame, SaveButton } from '../form/RecordForm';
import { type RecordFormOptions, useLeaveForList, useRecordForm } from '../form/save/useRecordForm';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { useResourceWords } from '../ui/text/words';
import { DrawerClose } from './DrawerRoutes';
import { DrawerSkeleton } from './RecordColumns';
import { useOneTimeQueryOptions } from './recordQueryOptions';
import { Timeline, type TimelineProps } from './Timeline';
import './record.css';

type SideDrawerProps = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  form: string;
  /** During a save no button works, and neither Escape nor the overlay closes the drawer. */
  saving: boolean;
};

/** For editing without leaving the page (specification §2). */
export const SideDrawer = ({ title, children, onClose, form, saving }: SideDrawerProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={saving ? undefined : onClose}
      slotProps={{
        paper: { className: 'side-drawer', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <header className="row">
        <h2 id={titleId} className="title">
          {title}
        </h2>
        <IconButton label={translate('ra.action.close')} disabled={saving} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className="side-drawer-body">{children}</div>
      <footer className="row">
        <Button variant="outlined" color="inherit" disabled={saving} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <SaveButton isSaving={saving} form={form} />
      </footer>
    </Drawer>
  );
};

type DrawerProps<T extends RaRecord> = RecordFormOptions<T> & { children: ReactNode };

type FieldsProps<T extends RaRecord> = DrawerProps<T> & {
  id: string;
  onSaving: (isSaving: boolean) => void;
};

const Fields = <T extends RaRecord>({ id, onSaving, children, ...options }: FieldsProps<T>) => {
  const recordForm = useRecordForm(options);
  const { isSaving } = recordForm;
  useEffect(() => onSaving(isSaving), [onSaving, isSaving]);
  useEffect(() => {
    const first = document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea');
    // The drawer is still sliding in.
    first?.focus({ preventScroll: true });
  }, [id]);
  return (
    <FormFrame recordForm={recordForm} id={id} className="drawer-form column">
      {children}
    </FormFrame>
  );
};

const DrawerForm = <T extends RaRecord>({ kind, ...form }: DrawerProps<T> & { kind: 'create' | 'edit' }) => {
  const words = useResourceWords();
  const toList = useLeaveForList();
  const close = useContext(DrawerClose) ?? toList;
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  return (
    <SideDrawer title={words(`${kind}Title`)} form={formId} saving={isSaving} onClose={close}>
      {kind === 'edit' && !form.record ? (
        <DrawerSkeleton />
      ) : (
        <Fields<T> {...form} id={formId} onSaving={setSaving} afterSave={close} />
      )}
    </SideDrawer>
  );
};

export const CreateDrawer = (props: DrawerProps<RaRecord>) => <DrawerForm kind="create" {...props} />;

/** Every opening fetches the record again. */
export const EditDrawer = <T extends RaRecord>(props: DrawerProps<T>) => (
  <EditBase<T>
    disableAuthentication
    queryOptions={useOneTimeQueryOptions('edit')}
    render={({ record }) => <DrawerForm<T> kind="edit" record={record} {...props} />}
  />
);

export const DrawerHistory = (props: Pick<TimelineProps, 'codes'>) => {
  const words = useResourceWords();
  const titleId = useId();
  const { history = [] } = useRecordContext<TimelineProps & { id: string }>() ?? {};
  if (history.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="drawer-history">
        {words('sections.history')}
      </h3>
      <Timeline history={history} {...props} />
    </section>
  );
};
