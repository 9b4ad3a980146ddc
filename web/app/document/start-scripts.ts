/** Id of the element that holds the page's module script until it is started. */
export const startedScriptId = 'page-modules';

/** Dispatched on the window once the page is hydrated. */
export const aliveEvent = 'page-alive';

/**
 * Starts the page's scripts once what is seen at first is there: when all of it is loaded and the browser has
 * nothing better to do, when somebody begins to use the page, or when a picture takes too long. A button that
 * was pressed before the page is alive is pressed again then. The library, half of all scripts, runs by itself
 * before the others: both at once would keep a phone from answering for too long. It is sent as text within the
 * page: nothing outside of it may be named here.
 */
export function startPage(id: string, alive: string): void {
  const longestMs = 3_000;
  const idleWithinMs = 200;
  const held = document.getElementById(id);
  let isStarted = false;

  const announce = (rel: string, href: string, as?: string): void => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    if (as) {
      link.as = as;
      link.crossOrigin = 'anonymous';
    }
    document.head.append(link);
  };
  const run = (script: { src: string } | { textContent: string | null }, then?: () => void): void => {
    const element = Object.assign(document.createElement('script'), script);
    element.type = 'module';
    if (then) element.onload = element.onerror = then;
    document.head.append(element);
  };
  const start = (): void => {
    if (isStarted || !held) return;
    isStarted = true;
    for (const file of held.dataset['files']?.split(' ') ?? []) announce('modulepreload', file);
    const texts = document.documentElement.dataset['texts'];
    if (texts) announce('preload', texts, 'fetch');
    const { library } = held.dataset;
    if (library) run({ src: library }, () => run({ textContent: held.textContent }));
    else run({ textContent: held.textContent });
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleWithinMs });
    else setTimeout(start);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
  for (const use of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(use, start, { once: true, capture: true, passive: true });
  }
  setTimeout(start, longestMs);

  let pressed: Element | null = null;
  const remember = ({ target }: Event): void => {
    // What sends a form works without scripts; a later press counts more than an earlier one.
    pressed = target instanceof Element ? target.closest('button[type=button]') : null;
  };
  addEventListener('click', remember, true);
  addEventListener(
    alive,
    () => {
      removeEventListener('click', remember, true);
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
}
