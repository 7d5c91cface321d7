import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { photoTools } from '../../../../i18n/form/photo/tools';
import { redrawAsJpeg, type Redrawing } from '../../../domain/format/redrawAsJpeg';
import { Button } from '../../../ui/Button';
import { TitledDialog } from '../../../ui/Dialog';
import { useOwnWords } from '../../../ui/text/words';
import { Spinner } from '../../../ui/Waiting';
import { Photo } from '../Photo';
import 'react-image-crop/dist/ReactCrop.css';
import './PhotoEditDialog.css';

type PhotoEditDialogProps = {
  picture: File;
  label: string;
  /** Of the crop frame, its width divided by its height; any without it. */
  aspect?: number;
  onDone: (redrawing: Redrawing) => void;
  onClose: () => void;
};

/** In pixels. The final crop uses the original picture. */
const previewEdge = 1200;

const firstCrop = ({ width, height }: HTMLImageElement, aspect: number | undefined): PercentCrop =>
  aspect === undefined
    ? { unit: '%', x: 0, y: 0, width: 100, height: 100 }
    : centerCrop(makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height), width, height);

const PhotoEditDialog = ({ picture, label, aspect, onDone, onClose }: PhotoEditDialogProps) => {
  const translate = useTranslate();
  const words = useOwnWords(photoTools);
  const [turns, setTurns] = useState(0);
  const [preview, setPreview] = useState<Blob>();
  const [crop, setCrop] = useState<PercentCrop>();
  const [isUnreadable, setUnreadable] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    redrawAsJpeg(picture, { turns, maxEdge: previewEdge }).then(
      (blob) => isCurrent && setPreview(blob),
      () => isCurrent && setUnreadable(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, turns]);

  const turn = (by: number) => {
    setCrop(undefined);
    setPreview(undefined);
    setTurns((turns + by + 4) % 4);
  };
  const confirm = () => {
    if (!crop) return;
    const { x, y, width, height } = crop;
    onDone({ turns, part: { x: x / 100, y: y / 100, width: width / 100, height: height / 100 } });
    onClose();
  };
  const ariaLabels = {
    cropArea: words('frame'),
    nwDragHandle: words('nw'),
    nDragHandle: words('n'),
    neDragHandle: words('ne'),
    eDragHandle: words('e'),
    seDragHandle: words('se'),
    sDragHandle: words('s'),
    swDragHandle: words('sw'),
    wDragHandle: words('w'),
  };

  return (
    <TitledDialog
      open
      title={words('title', { label })}
      text={words('text')}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" off={!crop} onClick={confirm}>
            {words('confirm')}
          </Button>
        </>
      }
    >
      <div className="photo-edit-tools flow">
        <Button size="small" autoFocus startIcon={<RotateLeftOutlined />} onClick={() => turn(-1)}>
          {words('left')}
        </Button>
        <Button size="small" startIcon={<RotateRightOutlined />} onClick={() => turn(1)}>
          {words('right')}
        </Button>
      </div>
      <div className="photo-edit-stage row">
        {isUnreadable ? (
          <p role="alert">{translate('photo.unreadable')}</p>
        ) : preview ? (
          <ReactCrop
            className="photo-edit-frame"
            crop={crop}
            aspect={aspect}
            keepSelection
            minWidth={48}
            minHeight={48}
            ariaLabels={ariaLabels}
            onChange={(_, percent) => setCrop(percent)}
          >
            <Photo
              picture={preview}
              alt={words('preview')}
              onLoad={({ currentTarget }) => setCrop(firstCrop(currentTarget, aspect))}
            />
          </ReactCrop>
        ) : (
          <Spinner label={translate('photo.preparing')} />
        )}
      </div>
    </TitledDialog>
  );
};

export default PhotoEditDialog;
