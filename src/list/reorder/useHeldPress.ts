import type { Identifier } from 'ra-core';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Direction } from '../../record/action/RowActions';

type Spot = { clientX: number; clientY: number };

type HeldPress = Spot & { id: Identifier; direction: Direction; isTouch: boolean };

/** Pixels that a resting pointer may move. */
const tolerance = 6;
/** Milliseconds between two taps at one spot; a lifted finger sends no pointer events that would end the repetition. */
const maxTapGap = 2000;

const isNear = (one: Spot, other: Spot): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= tolerance;

/** Until the pointer moves away, further clicks at its spot move the same row, although another one is there now. */
export const useHeldPress = (repeat: (id: Identifier, direction: Direction) => void) => {
  const [held, setHeld] = useState<HeldPress | null>(null);

  useEffect(() => {
    if (!held) return;
    const release = (): void => setHeld(null);
    const releaseFar = (event: PointerEvent): void => {
      if (!isNear(event, held)) release();
    };
    const timer = held.isTouch ? setTimeout(release, maxTapGap) : undefined;
    document.addEventListener('pointermove', releaseFar);
    document.addEventListener('pointerdown', releaseFar);
    document.addEventListener('wheel', release, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', releaseFar);
      document.removeEventListener('pointerdown', releaseFar);
      document.removeEventListener('wheel', release);
    };
  }, [held]);

  /** A click on the same arrow of another row, or beside all controls. */
  const isRepeated = (event: MouseEvent): boolean => {
    if (!held || event.detail === 0 || !isNear(event, held)) return false;
    const control = (event.target as Element).closest<HTMLElement>('a, button, input');
    return control === null || control.dataset.step === held.direction;
  };

  const hold = (id: Identifier, direction: Direction, event: MouseEvent): void => {
    if (event.detail === 0) return;
    const { pointerType } = event.nativeEvent as PointerEvent;
    const { clientX, clientY } = event;
    setHeld({ id, direction, clientX, clientY, isTouch: pointerType === 'touch' });
  };

  return {
    heldId: held?.id,
    hold,
    handlers: {
      // Keeps the focus on the button of the moved row.
      onMouseDownCapture: (event: MouseEvent) => {
        if (isRepeated(event)) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!held || !isRepeated(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setHeld({ ...held });
        repeat(held.id, held.direction);
      },
    },
  };
};
