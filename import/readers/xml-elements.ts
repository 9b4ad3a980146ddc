import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error.ts';
import { openFile } from './open-file.ts';

export interface XmlElement {
  name: string;
  attributes: Readonly<Partial<Record<string, string>>>;
  children: XmlElement[];
  text: string;
}

export interface FoundElement extends XmlElement {
  line: number;
  around: readonly Omit<XmlElement, 'children' | 'text'>[];
}

/** Message documents are flat and short. A deeper one is malicious. */
const depthMax = 60;
const elementsMax = 50_000;
const charactersMax = 4_000_000;

/**
 * Streams the elements with the given names and their content from a document of any size. Stops at malformed XML with
 * its line number, and at entity declarations, which could expand without limit.
 */
export async function* streamElements(path: string, names: readonly string[]): AsyncGenerator<FoundElement> {
  const foundElements: FoundElement[] = [];
  const openElements: XmlElement[] = [];
  let currentElement: FoundElement | null = null;
  let [elements, characters] = [0, 0];
  const fail = (reason: string): never => {
    throw new ImportError(`${path} cannot be read, line ${parser.line}: ${reason}.`);
  };
  const parser = new SaxesParser();
  parser.on('error', (error) =>
    fail(`it is no XML (${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`),
  );
  parser.on('doctype', () => fail('it declares a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    if (openElements.length >= depthMax) fail(`its elements are nested more than ${depthMax} times`);
    if (currentElement) {
      if ((elements += 1) > elementsMax)
        fail(`one ${currentElement.name} has more than ${elementsMax} elements`);
      for (const value of Object.values(attributes)) characters += value.length;
      openElements.at(-1)!.children.push(element);
    } else if (names.includes(element.name)) {
      currentElement = {
        ...element,
        line: parser.line,
        around: openElements.map(({ children: _, text: __, ...one }) => one),
      };
      [elements, characters] = [0, 0];
      openElements.push(currentElement);
      return;
    }
    openElements.push(element);
  });
  parser.on('text', (text) => {
    if (!currentElement) return;
    if ((characters += text.length) > charactersMax)
      fail(`one ${currentElement.name} is longer than 4 million characters`);
    openElements.at(-1)!.text += text;
  });
  parser.on('cdata', (text) => {
    if (currentElement) openElements.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    if (openElements.pop() !== currentElement || currentElement === null) return;
    foundElements.push(currentElement);
    currentElement = null;
  });
  const decoder = new TextDecoder();
  for await (const piece of await openFile(path)) {
    parser.write(decoder.decode(piece as Buffer, { stream: true }));
    yield* foundElements.splice(0);
  }
  parser.close();
  yield* foundElements.splice(0);
}

export function findAll(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (some, name) => some.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** Returns the first value of an attribute among some elements. Empty if there is none. */
export function firstAttribute(elements: readonly XmlElement[], ...names: readonly string[]): string {
  for (const { attributes } of elements)
    for (const name of names) {
      const value = attributes[name]?.trim();
      if (value) return value;
    }
  return '';
}

export function parseDecimal(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : null;
}

export function parseWholeNumber(text: string | undefined): number | null {
  const number = parseDecimal(text);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

export const isTrue = (text: string | undefined): boolean => /^(?:true|1)$/i.test(text?.trim() ?? '');
export const isFalse = (text: string | undefined): boolean => /^(?:false|0)$/i.test(text?.trim() ?? '');
