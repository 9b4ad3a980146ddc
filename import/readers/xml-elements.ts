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

/** Documents of messages are flat and short: a deeper one is malicious. */
const depthMax = 60;
const elementsMax = 50_000;
const charactersMax = 4_000_000;

/**
 * Streams elements with certain names, each with its content, from a document of any size. Malformed XML ends the reading with its line;
 * so do entity declarations, which could expand without end.
 */
export async function* elementsOf(path: string, names: readonly string[]): AsyncGenerator<FoundElement> {
  const found: FoundElement[] = [];
  const open: XmlElement[] = [];
  let taken: FoundElement | null = null;
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
    if (open.length >= depthMax) fail(`its elements are nested more than ${depthMax} times`);
    if (taken) {
      if ((elements += 1) > elementsMax) fail(`one ${taken.name} has more than ${elementsMax} elements`);
      for (const value of Object.values(attributes)) characters += value.length;
      open.at(-1)!.children.push(element);
    } else if (names.includes(element.name)) {
      taken = { ...element, line: parser.line, around: open.map(({ children: _, text: __, ...one }) => one) };
      [elements, characters] = [0, 0];
      open.push(taken);
      return;
    }
    open.push(element);
  });
  parser.on('text', (text) => {
    if (!taken) return;
    if ((characters += text.length) > charactersMax)
      fail(`one ${taken.name} is longer than 4 million characters`);
    open.at(-1)!.text += text;
  });
  parser.on('cdata', (text) => {
    if (taken) open.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    if (open.pop() !== taken || taken === null) return;
    found.push(taken);
    taken = null;
  });
  const decoder = new TextDecoder();
  for await (const piece of await openFile(path)) {
    parser.write(decoder.decode(piece as Buffer, { stream: true }));
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

export function all(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (some, name) => some.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

/** The first value of an attribute among some elements; empty: none. */
export function attributeOf(elements: readonly XmlElement[], ...names: readonly string[]): string {
  for (const { attributes } of elements)
    for (const name of names) {
      const value = attributes[name]?.trim();
      if (value) return value;
    }
  return '';
}

export function decimalOf(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : null;
}

export function wholeOf(text: string | undefined): number | null {
  const number = decimalOf(text);
  return number !== null && Number.isSafeInteger(number) ? number : null;
}

export const isTrue = (text: string | undefined): boolean => /^(?:true|1)$/i.test(text?.trim() ?? '');
export const isFalse = (text: string | undefined): boolean => /^(?:false|0)$/i.test(text?.trim() ?? '');
