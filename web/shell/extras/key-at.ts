import { keyBegin, keyEnd } from '../../app/texts/text-keys.ts';

/** What of an element people read or hear, beside its text. */
const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
const key = new RegExp(`${keyBegin}([\\w.-]+)${keyEnd}`);

/** The key that an element shows: in a text of its own, else in what is read out of it, else somewhere inside; null: none. */
export function keyAt(element: Element): string | null {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => node.textContent);
  const spoken = attributes.map((name) => element.getAttribute(name));
  for (const text of [...own, ...spoken, element.textContent]) {
    const found = key.exec(text ?? '');
    if (found) return found[1]!;
  }
  return null;
}
