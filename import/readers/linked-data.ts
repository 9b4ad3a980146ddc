import { ImportError } from '../import-error.ts';

export type LinkedNode = Readonly<Record<string, unknown>>;

const scripts = /<script[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>(.*?)<\/script>/gis;

export interface UnreadPart {
  /** Number of the script in a page, or of the line in a list, from 1. */
  part: string;
  /** Line of the file at which the JSON is broken. */
  line: number;
  reason: string;
}

/** All things of a type in a document: JSON-LD, one document per line, or HTML pages with JSON-LD scripts. */
export function nodesOfType(
  text: string,
  type: string,
  file: string,
): { nodes: LinkedNode[]; unread: UnreadPart[] } {
  const parts = partsOf(text.replace(/^\uFEFF/, '')).map((part) => ({ ...part, ...parsed(part.json) }));
  if (
    parts.length > 0 &&
    parts.every(({ value }) => value === undefined) &&
    !text.trimStart().startsWith('<')
  )
    throw new ImportError(`${file} is neither JSON nor a page with JSON-LD.`, 'noHomes');
  const unread = parts.flatMap(({ value, reason = '', at = 0, json, line, part }) =>
    value === undefined && json.includes(type)
      ? [{ part, line: line + lineBreaks(json.slice(0, at)), reason }]
      : [],
  );
  const nodes = parts.flatMap(({ value }) => thingsIn(value)).filter((node) => typesOf(node).includes(type));
  return { nodes, unread };
}

const lineBreaks = (text: string): number => text.split('\n').length - 1;

function partsOf(text: string): { json: string; line: number; part: string }[] {
  if (text.trimStart().startsWith('<'))
    return [...text.matchAll(scripts)].map((script, index) => ({
      json: unwrapped(script[1]!),
      line: lineBreaks(text.slice(0, script.index + script[0].indexOf(script[1]!))) + 1,
      part: `script ${index + 1}`,
    }));
  if (parsed(text).value !== undefined) return [{ json: text, line: 1, part: 'document 1' }];
  return text
    .split(/\r?\n/)
    .map((json, index) => ({ json, line: index + 1, part: `line ${index + 1}` }))
    .filter(({ json }) => json.trim() !== '');
}

/**
 * Old pages hide JSON from browsers by CDATA or comment marks, or end it like a statement. These are replaced by blanks, so that faults
 * keep their line.
 */
function unwrapped(script: string): string {
  const blank = (mark: string): string => mark.replace(/[^\n]/g, ' ');
  return script
    .replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, blank)
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/, blank)
    .replace(/;\s*$/, blank);
}

/** No value if the text is not JSON: a broken script of a page does not spoil the others. */
function parsed(json: string): { value?: unknown; reason?: string; at?: number } {
  try {
    return { value: JSON.parse(json) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return { reason, at: Number(/position (\d+)/.exec(reason)?.[1] ?? 0) };
  }
}

/** A deeper graph is not a list of homes. */
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

export function typesOf(node: LinkedNode): string[] {
  return listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [lastOf(type)] : []));
}

/** `DAY` from `https://schema.org/DAY` or `DAY`. */
export const lastOf = (name: string): string => name.split(/[/#:]/).at(-1) ?? name;

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function nodeOf(value: unknown): LinkedNode {
  const [first] = listOf(value);
  return typeof first === 'object' && first !== null ? (first as LinkedNode) : {};
}

/** Words of a property, directly, in `@value`, or in the `name` of a thing; empty: none. */
export function wordsOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === 'string' || typeof first === 'number') return String(first).trim();
  const { '@value': said, name } = nodeOf(first);
  return typeof said === 'string' ? said.trim() : typeof name === 'string' ? name.trim() : '';
}

/** A number, also as text or in the `value` of a quantity; null: none. */
export function numberIn(value: unknown): number | null {
  const [first] = listOf(value);
  if (typeof first === 'object' && first !== null) return numberIn((first as LinkedNode)['value'] ?? null);
  if (typeof first === 'number') return Number.isFinite(first) ? first : null;
  if (typeof first !== 'string' || first.trim() === '') return null;
  const number = Number(first);
  return Number.isFinite(number) ? number : null;
}

/** Degrees, also with a decimal comma: they have no thousands. */
export function degreesIn(value: unknown): number | null {
  const [first] = listOf(value);
  const isComma = typeof first === 'string' && /^\s*-?\d{1,3},\d+\s*$/.test(first);
  return numberIn(isComma ? first.replace(',', '.') : first);
}
