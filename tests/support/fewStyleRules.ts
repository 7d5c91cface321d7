/**
 * jsdom matches every rule of every style sheet against an element and its ancestors each time that a test asks whether
 * staff can see it. Most rules are of MUI's components and only for their looks, which jsdom does not draw: they are left
 * out. The width of the charts is read by their code, and the colours of the buttons by a test.
 */
const isRead = /MuiCharts|--variant-/;

Object.assign(HTMLStyleElement.prototype, {
  appendChild(this: HTMLStyleElement, rule: Node): Node {
    return isRead.test(rule.textContent ?? '') ? this.insertBefore(rule, null) : rule;
  },
});
