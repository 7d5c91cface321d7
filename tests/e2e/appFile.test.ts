import { expect } from 'vitest';
import { become } from './support/signIn';
import { story } from './support/story';

/** Records in `window.early` which files read the cookie or request something while they are being evaluated. */
const watchEvaluations = (): void => {
  type Place = NodeJS.CallSite & { getEnclosingLineNumber(): number; getEnclosingColumnNumber(): number };
  const early: string[] = [];
  Object.assign(window, { early });
  Error.stackTraceLimit = Infinity;
  const record = (what: string): void => {
    let places: Place[] = [];
    Error.prepareStackTrace = (_, sites) => (places = sites as Place[]);
    // Reading the stack calls the function above.
    void new Error().stack;
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    const outermost = places.at(-1);
    const isTopLevel =
      outermost?.getEnclosingLineNumber() === 1 && outermost.getEnclosingColumnNumber() === 1;
    if (isTopLevel) early.push(`${what} in ${outermost.getFileName()?.replace(/^.*\/|-[\w-]{8}\.js$/g, '')}`);
  };
  const send = window.fetch.bind(window);
  window.fetch = (...request) => {
    record('fetch');
    return send(...request);
  };
  window.FontFace = class extends FontFace {
    override load() {
      record('font');
      return super.load();
    }
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    ...cookie,
    get: () => {
      record('cookie');
      return cookie?.get?.call(document) as string;
    },
  });
};

// For these, the browser asks V8 where in the file the code is. While a file is being evaluated, V8 parses all of it again
// for the answer: 20 ms for the file of the app.
story(
  'every script asks V8 to compile it while it is downloaded, and only the small first one reads the cookie or requests',
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await become(page, 'superadmin');
    await page.addInitScript(watchEvaluations);
    await page.goto('/dashboard/member-list/seller');
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    const early = await page.evaluate(() => (window as unknown as { early: string[] }).early);
    expect([...new Set(early)]).toEqual(['cookie in preload', 'fetch in preload', 'font in preload']);
    expect(scripts.length).toBeGreaterThanOrEqual(5);
    for (const script of scripts) {
      const answer = await page.request.get(script);
      expect(await answer.text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  },
);
