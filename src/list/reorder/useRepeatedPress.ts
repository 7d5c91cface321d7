import type { Identifier } from 'ra-core';
import { type MouseEvent, useEffect, useState } from 'react';
import type { Direction } from '../../record/action/RowActions';

type Spot = { clientX: number; clientY: number };

const isAt = (spot: Spot, { clientX, clientY }: Spot): boolean =>
  Math.hypot(clientX - spot.clientX, clientY - spot.clientY) <= 6;

/** A lifted finger sends no events, so that taps at one spot belong together only within so many milliseconds. */
const maxTapGap = 2000;

type Press = { id: Identifier; direction: Direction; spot: Spot; isTouch: boolean };

/**
 * A click on an arrow moves its row away from under the pointer, and the arrow of another row comes there. Until the pointer
 * moves away, clicks at that spot go on with the first row. They are caught around the table, before the other row gets them.
 */
export const useRepeatedPress = (move: (id: Identifier, direction: Direction) => void) => {
  const [pressed, setPressed] = useState<Press>();

  useEffect(() => {
    if (!pressed) return;
    const end = (): void => setPressed(undefined);
    const endElsewhere = (event: PointerEvent): void => {
      if (!isAt(pressed.spot, event)) end();
    };
    const timer = pressed.isTouch ? setTimeout(end, maxTapGap) : undefined;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('pointermove', endElsewhere, options);
    document.addEventListener('pointerdown', endElsewhere, options);
    document.addEventListener('wheel', end, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [pressed]);

  const press = (id: Identifier, direction: Direction, event: MouseEvent): void => {
    const { pointerType } = event.nativeEvent as PointerEvent;
    const { detail, clientX, clientY } = event;
    // 0 is a click by a key, which has no spot.
    if (detail > 0)
      setPressed({ id, direction, spot: { clientX, clientY }, isTouch: pointerType === 'touch' });
    move(id, direction);
  };

  /** Not on another control, which a person clicks on purpose. */
  const goesOn = (event: MouseEvent): boolean => {
    if (!pressed || event.detail === 0 || !isAt(pressed.spot, event)) return false;
    const control = (event.target as Element).closest<HTMLElement>('a, button, input');
    return control === null || control.dataset.step === pressed.direction;
  };

  const catching = {
    // Keeps the focus on the button of the moved row.
    onMouseDownCapture: (event: MouseEvent): void => {
      if (goesOn(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent): void => {
      if (!pressed || !goesOn(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // A new object starts the time of a finger again.
      setPressed({ ...pressed });
      move(pressed.id, pressed.direction);
    },
  };
  return { pressedId: pressed?.id, press, catching };
};
