import { keyBegin, keyEnd } from '../../app/texts/text-keys.ts';

const attributes = ['aria-label', 'placeholder', 'alt', 'title'];
const key = new RegExp(`${keyBegin}([\\w.-]+)${keyEnd}`);

/** Returns the text key of an element: from its own text, else from its attributes, else from an element inside; null for none. */
export function keyAt(element: Element): string | null {
  const ownTexts = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map((node) => node.textContent);
  const attributeTexts = attributes.map((name) => element.getAttribute(name));
  for (const text of [...ownTexts, ...attributeTexts, element.textContent]) {
    const match = key.exec(text ?? '');
    if (match) return match[1]!;
  }
  return null;
}
