import { useEvent } from 'ra-core';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The zoom levels; 1 shows the whole picture. */
const zooms = [1, 1.5, 2, 3, 4] as const;

/** Opens the photo before (-1) or after (1) the shown one. */
export type PhotoStep = (by: -1 | 1) => void;

/**
 * The zoom and rotation of a picture, with handlers to drag it; the next picture starts untouched. `stage` is the ref of the
 * scrolling box; zooming keeps the same spot in its centre. In a dialog, the stage takes the focus, and the keys act wherever
 * the focus is; on a page, they act on the focused stage.
 */
export const usePictureView = (picture: Blob | string, onStep?: PhotoStep) => {
  const stage = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);
  // Quarter turns, never reset to 0 after a full turn: the transition would spin the picture back.
  const [turns, setTurns] = useState(0);
  const [shown, setShown] = useState(picture);
  if (shown !== picture) {
    setShown(picture);
    setStep(0);
    setTurns(0);
  }
  const zoom = zooms[step] ?? 1;
  const shownZoom = useRef<number>(zoom);

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
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
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

  /** Drags an enlarged picture with the mouse. The browser handles touch scrolling. */
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || zoom === 1) return;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };

  return {
    stage,
    zoom,
    turns,
    isLargest: step === zooms.length - 1,
    isWhole: step === 0,
    isUntouched: step === 0 && turns % 4 === 0,
    enlarge,
    reduce,
    rotate,
    reset,
    handlers: { onPointerMove, onDoubleClick: step === 0 ? enlarge : reset },
  };
};
