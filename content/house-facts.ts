import type { Nodes } from 'mdast';
import { attributionDays } from '../domain/attribution.ts';
import { operatorWordNames } from '../domain/operator/operator-words.ts';
import { retentionDays } from '../domain/retention.ts';
import { faultAt, PageFault } from './markdown.ts';

/** What pages name by `{{retention.messages}}`, since the code knows it and it must not be written twice. */
const houseFacts: ReadonlyMap<string, string> = new Map([
  ['attribution.days', String(attributionDays)],
  ...Object.entries(retentionDays).map(([name, days]) => [`retention.${name}`, String(days)] as const),
  // What is the operator's is put in when the page is shown: they may change it any day.
  ...operatorWordNames.map((name) => [name, `{{${name}}}`] as const),
]);

/** A name without a dot, such as `{{date}}`, is put in where the text is shown. */
const factName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

function fill(text: string, unknown: (name: string) => Error): string {
  return text.replaceAll(factName, (_, name: string) => {
    const fact = houseFacts.get(name);
    if (fact === undefined) throw unknown(name);
    return fact;
  });
}

/** Puts facts into the words and targets of a tree of Markdown, in place: no character of a fact is taken for a mark. */
export function fillMarkdown(node: Nodes): void {
  const filled = (text: string): string =>
    fill(text, (name) => faultAt(node, `Nothing is known as {{${name}}}.`));
  if (node.type === 'text') node.value = filled(node.value);
  if (node.type === 'link' || node.type === 'image') node.url = filled(node.url);
  if (node.type === 'image' && typeof node.alt === 'string') node.alt = filled(node.alt);
  if ('children' in node) for (const child of node.children) fillMarkdown(child);
}

/** Puts facts into the values of YAML. */
export function fillValues(value: unknown, line: number): unknown {
  if (typeof value === 'string')
    return fill(value, (name) => new PageFault(line, `Nothing is known as {{${name}}}.`));
  if (Array.isArray(value)) return value.map((one) => fillValues(one, line));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillValues(one, line)]));
}
