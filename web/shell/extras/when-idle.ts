/** Milliseconds after which it runs even if the browser is busy. */
const longestWait = 4000;

/** Not every browser has these functions. */
const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<typeof globalThis>;

/** Runs once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let callOff: (() => void) | undefined;
  const start = (): void => {
    if (requestIdleCallback && cancelIdleCallback) {
      const handle = requestIdleCallback(run, { timeout: longestWait });
      callOff = () => cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(run, 400);
      callOff = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    callOff?.();
  };
}
