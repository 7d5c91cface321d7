import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { TitledDialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { Photo } from './Photo';
import { type PhotoStep, PictureViewer } from './PictureViewer';
import './PictureViewer.css';

type PhotoButtonProps = {
  photos: readonly { picture: Blob | string; title: string }[];
  index: number;
  /** Translated. Defaults to the title of the photo. */
  label?: string;
  /** Over a `<PhotoBox>`, which already shows the photo. */
  isOverlay?: boolean;
};

export const PhotoButton = ({ photos, index, label, isOverlay = false }: PhotoButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(index);
  const photo = photos[index];
  if (!photo) return null;
  const shown = photos[place] ?? photo;
  const name = label ?? photo.title;
  const close = () => setOpen(false);
  const hasStep = (by: -1 | 1): boolean => photos[place + by] !== undefined;
  const step: PhotoStep = (by) => {
    if (hasStep(by)) setPlace(place + by);
  };
  const stepButton = (by: -1 | 1) => {
    const word = translate(`photo.viewer.${by < 0 ? 'previous' : 'next'}`);
    return (
      <IconButton
        tooltip="bottom"
        label={word}
        keys={by < 0 ? '←' : '→'}
        aria-keyshortcuts={by < 0 ? 'ArrowLeft' : 'ArrowRight'}
        off={!hasStep(by)}
        onClick={() => step(by)}
      >
        {by < 0 ? <ChevronLeftOutlined /> : <ChevronRightOutlined />}
      </IconButton>
    );
  };
  return (
    <>
      <button
        type="button"
        className={isOverlay ? 'photo-button is-overlay ring-inside' : 'photo-button frame'}
        aria-haspopup="dialog"
        {...(isOverlay && { 'aria-label': name })}
        onClick={() => {
          setPlace(index);
          setOpen(true);
        }}
      >
        {!isOverlay && <Photo picture={photo.picture} alt={name} />}
      </button>
      <TitledDialog
        open={isOpen}
        title={shown.title}
        maxWidth="md"
        onClose={close}
        actions={
          <>
            {photos.length > 1 && (
              <div className="photo-steps hint row">
                {stepButton(-1)}
                <span className="figures" role="status">
                  {translate('photo.viewer.place', { place: place + 1, total: photos.length })}
                </span>
                {stepButton(1)}
              </div>
            )}
            <Button variant="outlined" color="inherit" onClick={close}>
              {translate('ra.action.close')}
            </Button>
          </>
        }
      >
        <PictureViewer
          picture={shown.picture}
          label={shown.title}
          onStep={photos.length > 1 ? step : undefined}
        />
      </TitledDialog>
    </>
  );
};
