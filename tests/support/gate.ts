/** A promise that the test itself settles: `passed` waits until `open` is called. */
export const gate = <T = void>() => {
  let open: (value: T | PromiseLike<T>) => void = () => undefined;
  const passed = new Promise<T>((resolve) => (open = resolve));
  return { passed, open };
};
