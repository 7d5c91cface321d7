/**
 * Whenever a test asks whether staff can see or click something, jsdom matches the browser's own style sheet against the
 * element and its ancestors, and again after every change of the page. The three properties that are asked for follow from
 * `style` attributes and from the kind of the element, because few other rules are left (fewStyleRules).
 */
const wholeStyle = window.getComputedStyle.bind(window);

/** The value in the element's own `style` attribute; empty where it has none. */
const ownValue = (element: Element, property: string): string =>
  element.getAttribute('style')?.includes(property)
    ? (element as HTMLElement).style.getPropertyValue(property)
    : '';

const inherited = (element: Element | null, property: string, initial: string): string => {
  if (!element) return initial;
  return ownValue(element, property) || inherited(element.parentElement, property, initial);
};

/** What the rules of the browser's own sheet look at. */
const kindOf = (element: Element | null): unknown[] => [
  element?.localName,
  element?.getAttribute('type'),
  ...['hidden', 'open'].map((name) => element?.hasAttribute(name)),
];

/** How elements are displayed, by their class, their kind and that of the parent: a closed `<details>` hides what is in it. */
const displays = new Map<string, string>();

const displayOf = (element: Element): string => {
  const own = ownValue(element, 'display');
  if (own) return own;
  const kind = [element.getAttribute('class'), ...kindOf(element), ...kindOf(element.parentElement)].join();
  const display = displays.get(kind) ?? wholeStyle(element).display;
  displays.set(kind, display);
  return display;
};

const fast: Readonly<Record<string, (element: Element) => string>> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointer-events', 'auto'),
  // MUI measures every text area at every rendering, unless it has no width; here nothing has one.
  width: (element) => (element instanceof HTMLTextAreaElement ? '0px' : wholeStyle(element).width),
};

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return wholeStyle(element, pseudo);
  let read: CSSStyleDeclaration | undefined;
  // Read once for all properties: jsdom resolves the whole style for each.
  const whole = (): CSSStyleDeclaration => (read ??= wholeStyle(element));
  const valueOf = (name: PropertyKey): unknown => {
    const quick = typeof name === 'string' ? fast[name] : undefined;
    if (quick) return quick(element);
    const value: unknown = Reflect.get(whole(), name);
    return typeof value === 'function' ? (value.bind(whole()) as unknown) : value;
  };
  const getPropertyValue = (name: string): string => fast[name]?.(element) ?? whole().getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : valueOf(name)),
  });
};
