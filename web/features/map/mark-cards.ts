import { prefersCalm } from './open-map.ts';

const mark = 'data-on-map';

const findCard = (list: Element | null, objectNumber: number): Element | null =>
  list?.querySelector(`article[data-object-number="${objectNumber}"]`) ?? null;

export function markCards(list: Element | null, objectNumbers: readonly number[]): void {
  list?.querySelectorAll(`[${mark}]`).forEach((card) => card.removeAttribute(mark));
  for (const objectNumber of objectNumbers) findCard(list, objectNumber)?.setAttribute(mark, '');
}

export function showCard(list: Element | null, objectNumber: number): void {
  const card = findCard(list, objectNumber);
  if (!card) return;
  markCards(list, [objectNumber]);
  card.scrollIntoView({ block: 'nearest', behavior: prefersCalm() ? 'auto' : 'smooth' });
}
