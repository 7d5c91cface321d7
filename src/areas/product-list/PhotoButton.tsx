import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Photo } from '../../widgets/photo/Photo';
import { PictureViewer } from '../../widgets/photo/PictureViewer';
import './PhotoButton.css';

type PhotoButtonProps = {
  /** Address of the picture. */
  picture: string;
  /** What it shows, already translated: the dialog's title too. */
  label: string;
};

/** A small photo that opens large, to look at closely. */
export const PhotoButton = ({ picture, label }: PhotoButtonProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="photo-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Photo picture={picture} alt={label} />
      </button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <DialogContent>
          <PictureViewer picture={picture} label={label} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" autoFocus onClick={close}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
