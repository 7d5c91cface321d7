import type { Page } from 'playwright-core';

/**
 * Translates the page as browsers and extensions do, now and after every change: each text is put into elements of the
 * translator. The words stay, so that stories find them.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = 'translated-text';
    const isOurs = (text: Node): boolean => text.parentElement?.localName === own;
    const wrapAll = (): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (
          text.data.trim() === '' ||
          isOurs(text) ||
          text.parentElement?.closest('script, style, option, svg')
        )
          continue;
        const outer = document.createElement(own);
        const inner = document.createElement(own);
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
