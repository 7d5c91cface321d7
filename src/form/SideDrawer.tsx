import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { SaveButton } from './FormToolbar';
import './SideDrawer.css';

type SideDrawerProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** The id of the form in the drawer, which the save button submits. */
  form: string;
  /** True during a save: no button does anything, and neither Escape nor the overlay closes the drawer. */
  saving: boolean;
};

/** A drawer at the right with a form and a save button (specification §2), for editing without leaving the page. */
export const SideDrawer = ({ open, title, children, onClose, form, saving }: SideDrawerProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={saving ? undefined : onClose}
      slotProps={{
        paper: { className: 'side-drawer', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <header className="row">
        <h2 id={titleId}>{title}</h2>
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
