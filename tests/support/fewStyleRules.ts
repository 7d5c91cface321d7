/**
 * jsdom matches every rule of every style sheet against an element and its ancestors each time that a test asks whether
 * staff can see it. Most rules are of MUI's components and only for their looks, which jsdom does not draw: they are left
 * out, together with the element that each of them has to itself. The width of the charts is read by their code, and the
 * colours of the buttons by a test.
 */
const isRead = /MuiCharts|--variant-/;

/** The first element of Emotion's sheet: global styles are put before it. */
const first = new Set<HTMLStyleElement>();

Object.assign(HTMLStyleElement.prototype, {
  appendChild(this: HTMLStyleElement, rule: Node): Node {
    if (isRead.test(rule.textContent ?? '')) return this.insertBefore(rule, null);
    if (this.dataset.emotion === 'css') {
      if (first.size === 0) first.add(this);
      if (!first.has(this)) this.remove();
    }
    return rule;
  },
});
