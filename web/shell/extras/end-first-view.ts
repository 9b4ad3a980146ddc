import { whenIdle } from './when-idle.ts';

/** Milliseconds of work at a time, so that input is not delayed. */
const sliceMs = 10;
/** Number of parts in the first round; each round has a cost of its own. */
const partsAtFirst = 4;

/**
 * Milliseconds before the start. The consent banner forces a style recalculation of everything that is rendered; by then it is open, and
 * had only half of the page to style.
 */
const restMs = 1000;

const undrawnSelector = '.when-near:not([data-drawn])';

/**
 * Renders all parts that were left out of the first view, one after the other while the browser is idle, so that the whole page can be
 * searched, captured and scrolled back to.
 */
export async function endFirstView(): Promise<void> {
  if (document.documentElement.dataset['firstView'] === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await loadLetters();
  drawNext();
}

/** Loads the fonts for rare letters of the remaining parts first, since a font that arrives later causes a new layout. */
async function loadLetters(): Promise<void> {
  const text = [...document.querySelectorAll(undrawnSelector)].map((part) => part.textContent).join('');
  const families = new Set([...document.fonts].map(({ family }) => family));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em ${family}`, text)));
}

function drawNext(count = partsAtFirst): void {
  whenIdle(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(undrawnSelector)].slice(0, count);
    if (parts.length === 0) {
      delete document.documentElement.dataset['firstView'];
      return;
    }
    const startedAt = performance.now();
    for (const part of parts) part.dataset['drawn'] = '';
    // Forces the layout, so that its time is measured.
    parts[0]!.getBoundingClientRect();
    const elapsedMs = performance.now() - startedAt;
    drawNext(
      elapsedMs < sliceMs / 2
        ? count * 2
        : Math.max(1, Math.min(count, Math.floor((count * sliceMs) / elapsedMs))),
    );
  });
}
