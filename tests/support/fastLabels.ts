/**
 * jsdom 29 finds the labels of a field by walking the whole document once per label, and again after every change. Tests
 * that ask for a field by its label spend most of their time there, so these getters answer the same from the table of ids.
 */
const labelable = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA']);

const isLabelable = (element: Element): boolean =>
  labelable.has(element.tagName) && !(element instanceof HTMLInputElement && element.type === 'hidden');

const getterOf = (prototype: object, name: string) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  if (!descriptor?.get) throw new Error(`jsdom has no ${name}`);
  return (element: Element): unknown => descriptor.get?.call(element);
};
const slowControl = getterOf(HTMLLabelElement.prototype, 'control');

const controlOf = (label: HTMLLabelElement): unknown => {
  // Without an id jsdom looks within the label alone; outside the document there is no table of ids.
  if (label.htmlFor === '' || !label.isConnected) return slowControl(label);
  const control = label.ownerDocument.getElementById(label.htmlFor);
  return control && isLabelable(control) ? control : null;
};

const labelsOf = (field: Element): Element[] => {
  const labels = field.ownerDocument.getElementsByTagName('label');
  // jsdom looks for an element of the name 'length' each time that the length is read, as an iteration does at every step.
  return Array.from({ length: labels.length }, (_, index) => labels[index]).filter(
    (label): label is HTMLLabelElement =>
      label !== undefined && ['', field.id].includes(label.htmlFor) && controlOf(label) === field,
  );
};

Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  configurable: true,
  get(this: HTMLLabelElement) {
    return controlOf(this);
  },
});

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  const slowLabels = getterOf(prototype, 'labels');
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      return this.isConnected && isLabelable(this) ? labelsOf(this) : slowLabels(this);
    },
  });
}

type Search = (selector: string) => Element | null;
const slowSearch: Search = Reflect.get(Element.prototype, 'querySelector');
/** How Testing Library looks for what labels a field by `aria-labelledby`. */
const byId = /^\[id="([^"]+)"\]$/;

Object.assign(Element.prototype, {
  querySelector(this: Element, selector: string): Element | null {
    const [, id] = byId.exec(selector) ?? [];
    const found = id === undefined || !this.isConnected ? null : document.getElementById(id);
    return found && this.contains(found) ? found : Reflect.apply(slowSearch, this, [selector]);
  },
});
