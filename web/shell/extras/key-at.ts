import { keyBegin, keyEnd } from '../../app/texts/text-keys.ts';

/** Attributes that people read or hear. */
const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
const key = new RegExp(`${keyBegin}([\\w.-]+)${keyEnd}`);

/** The text key of an element: from its own text, else from its attributes, else from an element inside; null for none. */
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
