import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TitledDialog } from '../feedback/TitledDialog';
import { Photo } from './Photo';
import { PictureViewer } from './PictureViewer';
import './PhotoButton.css';

type PhotoButtonProps = {
  /** Address of the picture. */
  picture: string;
  /** The title of the dialog in which it opens, already translated. */
  title: string;
  /** What the button is called; default the title. */
  label?: string;
};

/** A small photo that opens large, to look at closely. */
export const PhotoButton = ({ picture, title, label = title }: PhotoButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="photo-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Photo picture={picture} alt={label} />
      </button>
      <TitledDialog
        open={isOpen}
        title={title}
        maxWidth="md"
        onClose={close}
        actions={
          <Button variant="outlined" color="inherit" autoFocus onClick={close}>
            {translate('ra.action.close')}
          </Button>
        }
      >
        <PictureViewer picture={picture} label={title} />
      </TitledDialog>
    </>
  );
};
