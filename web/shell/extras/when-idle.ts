/** Milliseconds after which the browser is taken for idle, however busy it is. */
const longestWait = 4000;

/** Not every browser tells when it is idle. */
const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<typeof globalThis>;

/** Runs once the page has come and the browser has nothing better to do; answers how to call it off. */
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
