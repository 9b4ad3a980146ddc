import type { XmlElement } from './xml-elements.ts';

type FlatRecord = Record<string, string>;

/** Separates the values of a field that a record has several times. */
export const repeatedSeparator = '|';
const depthMax = 6;
const valueMax = 20_000;

function add(record: FlatRecord, path: string, value: string): void {
  const text = value.trim();
  if (text === '') return;
  const earlier = record[path];
  record[path] = (earlier === undefined ? text : `${earlier}${repeatedSeparator}${text}`).slice(0, valueMax);
}

/** Turns a JSON object into cells by path, such as `address.city`. Lists are joined. */
export function flattenJson(value: unknown, path = '', record: FlatRecord = {}, depth = 0): FlatRecord {
  if (value === null || value === undefined || depth > depthMax) return record;
  if (Array.isArray(value)) for (const one of value) flattenJson(one, path, record, depth + 1);
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value))
      flattenJson(inner, path === '' ? key : `${path}.${key}`, record, depth + 1);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    add(record, path === '' ? 'value' : path, String(value));
  return record;
}

/** Turns an XML element into cells by path, such as `address/city`, `price@currency` and `title:de`. */
export function flattenXml(
  { attributes, children, text }: Pick<XmlElement, 'attributes' | 'children' | 'text'>,
  path = '',
  record: FlatRecord = {},
  depth = 0,
): FlatRecord {
  if (depth > depthMax) return record;
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && !/^xmlns/.test(name) && !isLanguage(name))
      add(record, `${path}@${name}`, value);
  if (path !== '') add(record, path, text);
  for (const child of children) {
    const language = Object.entries(child.attributes).find(([name]) => isLanguage(name))?.[1];
    const name = language === undefined ? child.name : `${child.name}:${language.slice(0, 2).toLowerCase()}`;
    flattenXml(child, path === '' ? name : `${path}/${name}`, record, depth + 1);
  }
  return record;
}

const isLanguage = (attribute: string): boolean => /^(?:xml:)?(?:lang|language)$/i.test(attribute);

/** Returns the objects of the list at a path; an empty path is the document. A single object is a list of one. */
export function listAt(document: unknown, path: string): unknown[] | null {
  let value = document;
  for (const key of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Record<string, unknown>)[key];
  }
  if (Array.isArray(value)) return value as unknown[];
  return typeof value === 'object' && value !== null ? [value] : null;
}

/** Returns paths of lists of objects, the longest list first. Searches five levels deep. */
export function findLists(document: unknown): string[] {
  const lists: { path: string; length: number }[] = [];
  const collectLists = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    if (Array.isArray(value)) {
      if (value.some((one) => typeof one === 'object' && one !== null))
        lists.push({ path, length: value.length });
      return;
    }
    for (const [key, inner] of Object.entries(value))
      collectLists(inner, path === '' ? key : `${path}.${key}`, depth + 1);
  };
  collectLists(document, '', 0);
  return lists.toSorted((a, b) => b.length - a.length).map(({ path }) => path);
}
