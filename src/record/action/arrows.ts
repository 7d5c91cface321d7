/** Arrows that move a row, as SVG paths for a stroke width of 1.5. */
export const arrows = { up: 'M12 19V5.5M6 11l6-6 6 6', down: 'M12 5v13.5M6 13l6 6 6-6' };

export type Direction = keyof typeof arrows;
