/** Id of the element that contains the page's module script until it is started. */
export const startedScriptId = 'page-modules';

/** Dispatched on the window once the page is hydrated. */
export const aliveEvent = 'page-alive';

/**
 * Starts the page's scripts after the first view: when all of it is loaded and the browser is idle, when the visitor begins to use the
 * page, or when a picture takes too long. A button that was pressed before hydration is pressed again then. The library, half of all
 * scripts, runs on its own before the others, because both at once would block a phone for too long. The function is sent as text within
 * the page, so it must not refer to anything outside of itself.
 */
export function startPage(id: string, alive: string): void {
  const longestMs = 3_000;
  const idleWithinMs = 200;
  const holder = document.getElementById(id);
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
    if (isStarted || !holder) return;
    isStarted = true;
    for (const file of holder.dataset['files']?.split(' ') ?? []) announce('modulepreload', file);
    const texts = document.documentElement.dataset['texts'];
    if (texts) announce('preload', texts, 'fetch');
    const { library } = holder.dataset;
    if (library) run({ src: library }, () => run({ textContent: holder.textContent }));
    else run({ textContent: holder.textContent });
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

  let pressedButton: Element | null = null;
  const remember = ({ target }: Event): void => {
    // Submit buttons work without scripts, so they are not pressed again. A later press replaces an earlier one.
    pressedButton = target instanceof Element ? target.closest('button[type=button]') : null;
  };
  addEventListener('click', remember, true);
  addEventListener(
    alive,
    () => {
      removeEventListener('click', remember, true);
      if (pressedButton instanceof HTMLElement && pressedButton.isConnected) pressedButton.click();
    },
    { once: true },
  );
}
