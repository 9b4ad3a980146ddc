import { ImportError } from '../import-error.ts';

export type LinkedNode = Readonly<Record<string, unknown>>;

const scripts = /<script[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>(.*?)<\/script>/gis;

export interface UnreadPart {
  /** Number of the script in a page, or of the line in a list, starting at 1. */
  part: string;
  /** Line of the file with the JSON syntax error. */
  line: number;
  reason: string;
}

/** Finds all nodes of a type in a JSON-LD document, in JSON-LD lines, or in the JSON-LD scripts of an HTML page. */
export function findNodesOfType(
  text: string,
  type: string,
  file: string,
): { nodes: LinkedNode[]; unread: UnreadPart[] } {
  const parts = findScripts(text.replace(/^\uFEFF/, '')).map((part) => ({
    ...part,
    ...parseJson(part.json),
  }));
  if (
    parts.length > 0 &&
    parts.every(({ value }) => value === undefined) &&
    !text.trimStart().startsWith('<')
  )
    throw new ImportError(`${file} is neither JSON nor a page with JSON-LD.`, 'noHomes');
  const unread = parts.flatMap(({ value, reason = '', at = 0, json, line, part }) =>
    value === undefined && json.includes(type)
      ? [{ part, line: line + countLineBreaks(json.slice(0, at)), reason }]
      : [],
  );
  const nodes = parts
    .flatMap(({ value }) => findThings(value))
    .filter((node) => readTypes(node).includes(type));
  return { nodes, unread };
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1;

function findScripts(text: string): { json: string; line: number; part: string }[] {
  if (text.trimStart().startsWith('<'))
    return [...text.matchAll(scripts)].map((script, index) => ({
      json: unwrapScript(script[1]!),
      line: countLineBreaks(text.slice(0, script.index + script[0].indexOf(script[1]!))) + 1,
      part: `script ${index + 1}`,
    }));
  if (parseJson(text).value !== undefined) return [{ json: text, line: 1, part: 'document 1' }];
  return text
    .split(/\r?\n/)
    .map((json, index) => ({ json, line: index + 1, part: `line ${index + 1}` }))
    .filter(({ json }) => json.trim() !== '');
}

/**
 * Replaces the CDATA and comment marks of old pages, and a trailing semicolon, by blanks, so that line numbers of
 * errors stay correct.
 */
function unwrapScript(script: string): string {
  const blankOut = (mark: string): string => mark.replace(/[^\n]/g, ' ');
  return script
    .replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, blankOut)
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/, blankOut)
    .replace(/;\s*$/, blankOut);
}

/** Returns no value if the text is not JSON, so that an invalid script does not affect the others. */
function parseJson(json: string): { value?: unknown; reason?: string; at?: number } {
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return { reason, at: Number(/position (\d+)/.exec(reason)?.[1] ?? 0) };
  }
}

/** Maximum depth of the graph. A deeper one is not a list of homes. */
const deepest = 6;

function findThings(value: unknown, depth = 0): LinkedNode[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => findThings(one, depth + 1));
  const node = value as LinkedNode;
  const inside = ['@graph', 'itemListElement', 'item', 'mainEntity', 'containsPlace', 'department'].flatMap(
    (key) => findThings(node[key], depth + 1),
  );
  return [node, ...inside];
}

export function readTypes(node: LinkedNode): string[] {
  return toList(node['@type']).flatMap((type) => (typeof type === 'string' ? [lastSegment(type)] : []));
}

/** Returns `DAY` for `https://schema.org/DAY` and for `DAY`. */
export const lastSegment = (name: string): string => name.split(/[/#:]/).at(-1) ?? name;

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function toNode(value: unknown): LinkedNode {
  const [first] = toList(value);
  return typeof first === 'object' && first !== null ? (first as LinkedNode) : {};
}

/** Returns the text of a property, of its `@value`, or of the `name` of a node. Empty if there is none. */
export function readText(value: unknown): string {
  const [first] = toList(value);
  if (typeof first === 'string' || typeof first === 'number') return String(first).trim();
  const { '@value': textValue, name } = toNode(first);
  return typeof textValue === 'string' ? textValue.trim() : typeof name === 'string' ? name.trim() : '';
}

/** Returns a number, also from a text or the `value` of a quantity. Null if there is none. */
export function readNumber(value: unknown): number | null {
  const [first] = toList(value);
  if (typeof first === 'object' && first !== null) return readNumber((first as LinkedNode)['value'] ?? null);
  if (typeof first === 'number') return Number.isFinite(first) ? first : null;
  if (typeof first !== 'string' || first.trim() === '') return null;
  const number = Number(first);
  return Number.isFinite(number) ? number : null;
}

/** Returns degrees. A comma is a decimal comma here, because degrees have no thousands. */
export function readDegrees(value: unknown): number | null {
  const [first] = toList(value);
  const isComma = typeof first === 'string' && /^\s*-?\d{1,3},\d+\s*$/.test(first);
  return readNumber(isComma ? first.replace(',', '.') : first);
}
