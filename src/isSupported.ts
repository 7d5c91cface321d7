/**
 * Returns true in the browsers of the browserslist in package.json: they have the youngest functions that our code, that of our
 * packages and our style sheets need. `page.css` asks the same of browsers that cannot run this.
 */
export const isSupported = (): boolean =>
  'toSorted' in Array.prototype &&
  CSS.supports('selector(:has(*))') &&
  CSS.supports('color', 'color-mix(in srgb, red, red)') &&
  // Safari got this unit together with lookbehind in regular expressions.
  CSS.supports('height', '1lh');
