import { whenIdle } from './when-idle.ts';

/** Milliseconds at a time: who touches the page meanwhile is not kept waiting. */
const atOnce = 10;
/** So many parts are begun with: each time costs something of its own, whatever it holds. */
const partsAtFirst = 4;

/**
 * Milliseconds before it begins. What opens by itself, as the banner about consent does, has all that is drawn styled anew: it
 * has come by then, with half of the page to style.
 */
const restMs = 1000;

const unseen = '.when-near:not([data-drawn])';

/**
 * Gives all parts that were left out of the first view their own height, as far as the browser is idle, one after the other: from
 * then on every place of the page may be searched, pictured and come back to.
 */
export async function endFirstView(): Promise<void> {
  if (document.documentElement.dataset['firstView'] === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  await loadLetters();
  drawNext();
}

/** The letters of rarer words come first: a font that arrives has everything laid out anew that is laid out already. */
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
