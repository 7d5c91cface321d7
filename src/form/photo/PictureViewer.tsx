import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { useEvent, useTranslate } from 'ra-core';
import {
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/Button';
import { TitledDialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
import { RetryButton } from '../../ui/Part';
import { StepButton } from '../../ui/StepButton';
import { Photo } from './Photo';
import './PictureViewer.css';

/** The zoom levels; 1 shows the whole picture. */
const zooms = [1, 1.5, 2, 3, 4] as const;

type PhotoStep = (by: -1 | 1) => void;

/** In a dialog, the keys act wherever the focus is; on a page, on the focused stage. */
const usePictureView = (picture: Blob | string, onStep?: PhotoStep) => {
  const stage = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  // Quarter turns, never reset to 0 after a full turn: the transition would spin the picture back.
  const [turns, setTurns] = useState(0);
  // The next picture starts untouched.
  const [shown, setShown] = useState(picture);
  if (shown !== picture) {
    setShown(picture);
    setStep(0);
    setTurns(0);
  }
  const zoom = zooms[step] ?? 1;
  const shownZoom = useRef<number>(zoom);

  // The same spot stays in the centre.
  useLayoutEffect(() => {
    const box = stage.current;
    const ratio = zoom / shownZoom.current;
    shownZoom.current = zoom;
    if (!box || ratio === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = box;
    box.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    box.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  }, [zoom]);

  const enlarge = () => setStep((current) => Math.min(current + 1, zooms.length - 1));
  const reduce = () => setStep((current) => Math.max(current - 1, 0));
  const rotate = () => setTurns((current) => current + 1);
  const reset = () => {
    setStep(0);
    setTurns((current) => Math.round(current / 4) * 4);
  };

  // The browser handles the arrow keys of a focused enlarged picture, by scrolling it.
  const listen = useEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isScrolled = step > 0 && event.target === stage.current;
    const actions: Partial<Record<string, () => void>> = {
      '+': enlarge,
      '=': enlarge,
      '-': reduce,
      r: rotate,
      R: rotate,
      0: reset,
      ...(onStep && !isScrolled && { ArrowLeft: () => onStep(-1), ArrowRight: () => onStep(1) }),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const dialog = stage.current?.closest<HTMLElement>('[role="dialog"]');
    if (dialog) stage.current?.focus();
    const place = dialog ?? stage.current;
    place?.addEventListener('keydown', listen);
    return () => place?.removeEventListener('keydown', listen);
  }, [listen]);

  // By touch, the browser scrolls an enlarged picture itself.
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || zoom === 1) return;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };

  const handlers = { onPointerMove, onDoubleClick: step === 0 ? enlarge : reset };
  return { stage, step, zoom, turns, enlarge, reduce, rotate, reset, handlers };
};

const Tool = (props: ComponentProps<typeof IconButton>) => (
  <IconButton size="small" tooltip="bottom" {...props} />
);

type PictureViewerProps = {
  picture: Blob | string;
  label: string;
  onStep?: PhotoStep;
};

export const PictureViewer = ({ picture, label, onStep }: PictureViewerProps) => {
  const translate = useTranslate();
  const view = usePictureView(picture, onStep);
  const { stage, step, zoom, turns, enlarge, reduce, rotate, reset, handlers } = view;
  const isWhole = step === 0;
  const [failed, setFailed] = useState<Blob | string>();
  const word = (name: string) => translate(`photo.viewer.${name}`);
  return (
    <div className="picture-viewer card column">
      <div className="picture-viewer-tools not-printed row" role="group" aria-label={word('tools')}>
        <Tool label={word('reduce')} keys="−" off={isWhole} onClick={reduce}>
          <ZoomOutOutlined />
        </Tool>
        <output className="figures">{`${Math.round(zoom * 100)}%`}</output>
        <Tool label={word('enlarge')} keys="+" off={step === zooms.length - 1} onClick={enlarge}>
          <ZoomInOutlined />
        </Tool>
        <Tool label={word('rotate')} keys="R" onClick={rotate}>
          <RotateRightOutlined />
        </Tool>
        <Tool label={word('reset')} keys="0" off={isWhole && turns % 4 === 0} onClick={reset}>
          <FitScreenOutlined />
        </Tool>
      </div>
      <div
        ref={stage}
        className="picture-viewer-stage ring-inside"
        role="region"
        aria-label={label}
        aria-keyshortcuts="+ - R 0"
        tabIndex={0}
        data-zoomed={!isWhole}
        data-sideways={turns % 2 !== 0}
        data-own-arrows={isWhole ? undefined : true}
        style={{ '--zoom': zoom, '--turns': turns } as CSSProperties}
        {...handlers}
      >
        {failed === picture ? (
          <div className="picture-viewer-failed stack" role="alert">
            <p>{word('failed')}</p>
            <RetryButton onRetry={() => setFailed(undefined)} />
          </div>
        ) : (
          <div className="picture-viewer-canvas">
            <Photo
              // The key mounts another image, so that neither the previous photo nor its rotation is seen meanwhile.
              key={`${label} ${typeof picture === 'string' ? picture : ''}`}
              picture={picture}
              alt={label}
              onError={() => setFailed(picture)}
            />
          </div>
        )}
      </div>
      <p className="picture-viewer-keys needs-keyboard not-printed" aria-hidden="true">
        {word(onStep ? 'keysOfSeveral' : 'keys')}
      </p>
    </div>
  );
};

type PhotoButtonProps = {
  photos: readonly { picture: Blob | string; title: string }[];
  index: number;
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
  const stepBy = (by: -1 | 1) => (photos[place + by] ? () => setPlace(place + by) : undefined);
  return (
    <>
      <button
        type="button"
        className={isOverlay ? 'photo-button is-overlay covering ring-inside' : 'photo-button frame'}
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
                <StepButton label={translate('photo.viewer.previous')} by={-1} onStep={stepBy(-1)} />
                <span className="figures" role="status">
                  {translate('photo.viewer.place', { place: place + 1, total: photos.length })}
                </span>
                <StepButton label={translate('photo.viewer.next')} by={1} onStep={stepBy(1)} />
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
          onStep={photos.length > 1 ? (by) => stepBy(by)?.() : undefined}
        />
      </TitledDialog>
    </>
  );
};
