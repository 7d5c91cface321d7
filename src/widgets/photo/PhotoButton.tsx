import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../button/Button';
import { TitledDialog } from '../feedback/TitledDialog';
import { Photo } from './Photo';
import { PictureViewer } from './PictureViewer';
import './PhotoButton.css';

type PhotoButtonProps = {
  picture: string;
  title: string;
  /** The translated name of the button. Defaults to the title. */
  label?: string;
};

/** A small photo that opens a dialog with a PictureViewer. */
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
