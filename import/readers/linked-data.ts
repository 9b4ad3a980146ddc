import { ImportError } from '../import-error.ts';

/** What a document of linked data says of a thing; nothing of it is checked. */
export type LinkedNode = Readonly<Record<string, unknown>>;

const scripts = /<script[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>(.*?)<\/script>/gis;

/** All things of a kind in a document: JSON-LD, one document a line, or pages of HTML that carry it in scripts. */
export function nodesOfType(text: string, type: string, file: string): LinkedNode[] {
  const nodes = documentsOf(text.replace(/^\uFEFF/, ''), file).flatMap((document) => thingsIn(document));
  return nodes.filter((node) => typesOf(node).includes(type));
}

function documentsOf(text: string, file: string): unknown[] {
  if (text.trimStart().startsWith('<'))
    return [...text.matchAll(scripts)].flatMap(([, json]) => parsed(json!));
  const [whole] = parsed(text);
  if (whole !== undefined) return [whole];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const documents = lines.flatMap((line) => parsed(line));
  if (documents.length === 0)
    throw new ImportError(`${file} is neither JSON nor a page with JSON-LD.`, 'noHomes');
  return documents;
}

/** Empty where the text is no JSON: one broken script of a page says nothing against the others. */
function parsed(json: string): unknown[] {
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

/** A graph deeper than this is no list of homes. */
const deepest = 6;

function thingsIn(value: unknown, depth = 0): LinkedNode[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => thingsIn(one, depth + 1));
  const node = value as LinkedNode;
  const inside = ['@graph', 'itemListElement', 'item', 'mainEntity', 'containsPlace', 'department'].flatMap(
    (key) => thingsIn(node[key], depth + 1),
  );
  return [node, ...inside];
}

/** The names of a thing's types without the address of their vocabulary. */
export function typesOf(node: LinkedNode): string[] {
  return listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [lastOf(type)] : []));
}

/** `DAY` of `https://schema.org/DAY` and of `DAY`. */
export const lastOf = (name: string): string => name.split(/[/#:]/).at(-1) ?? name;

/** What may be said once or several times. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function nodeOf(value: unknown): LinkedNode {
  const [first] = listOf(value);
  return typeof first === 'object' && first !== null ? (first as LinkedNode) : {};
}

/** The words of a property, also where they stand in `@value` or in the `name` of a thing; empty without any. */
export function wordsOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === 'string' || typeof first === 'number') return String(first).trim();
  const { '@value': said, name } = nodeOf(first);
  return typeof said === 'string' ? said.trim() : typeof name === 'string' ? name.trim() : '';
}

/** A number, also one written as words or in the `value` of a quantity; null where there is none. */
export function numberIn(value: unknown): number | null {
  const [first] = listOf(value);
  if (typeof first === 'object' && first !== null) return numberIn((first as LinkedNode)['value'] ?? null);
  if (typeof first === 'number') return Number.isFinite(first) ? first : null;
  if (typeof first !== 'string' || first.trim() === '') return null;
  const number = Number(first);
  return Number.isFinite(number) ? number : null;
}
