import { whenIdle } from './when-idle.ts';

/** Milliseconds of work at a time, so that a touch meanwhile is not delayed. */
const atOnce = 10;
/** Number of parts in the first round: each round has a cost of its own. */
const partsAtFirst = 4;

/**
 * Milliseconds before the start. The consent banner, which opens by itself, forces a style recalculation of all that is rendered; by then
 * it is open, with half of the page to style.
 */
const restMs = 1000;

const unseen = '.when-near:not([data-drawn])';

/**
 * Renders all parts that were left out of the first view, one after the other while the browser is idle: from then on the whole page can
 * be searched, captured and scrolled back to.
 */
export async function endFirstView(): Promise<void> {
  if (document.documentElement.dataset['firstView'] === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await loadLetters();
  drawNext();
}

/**
 * Loads the fonts for the rarer letters of the unseen parts first, since a font that arrives later causes a new layout of all that is
 * laid out already.
 */
async function loadLetters(): Promise<void> {
  const text = [...document.querySelectorAll(unseen)].map((part) => part.textContent).join('');
  const families = new Set([...document.fonts].map(({ family }) => family));
  await Promise.allSettled([...families].map((family) => document.fonts.load(`1em ${family}`, text)));
}

function drawNext(most = partsAtFirst): void {
  whenIdle(() => {
    const parts = [...document.querySelectorAll<HTMLElement>(unseen)].slice(0, most);
    if (parts.length === 0) {
      delete document.documentElement.dataset['firstView'];
      return;
    }
    const begun = performance.now();
    for (const part of parts) part.dataset['drawn'] = '';
    // Laid out now, so that its time is known.
    parts[0]!.getBoundingClientRect();
    const taken = performance.now() - begun;
    drawNext(
      taken < atOnce / 2 ? most * 2 : Math.max(1, Math.min(most, Math.floor((most * atOnce) / taken))),
    );
  });
}
