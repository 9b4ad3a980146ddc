import type { Nodes } from 'mdast';
import { attributionDays } from '../domain/attribution.ts';
import { hostTermsVersion } from '../domain/host-terms.ts';
import { languages, localeOf, type Language } from '../domain/language.ts';
import { promisedNumbers } from '../domain/promised-numbers.ts';
import { retentionDays } from '../domain/retention.ts';
import { operatorWordNames } from '../domain/operator/operator-words.ts';
import { faultAt, PageFault } from './markdown.ts';

/** What pages name by `{{retention.messages}}`, since the code knows it and it must not be written twice. */
export type HouseFacts = ReadonlyMap<string, string>;

/** The facts as a page of a language writes them. */
export const houseFacts = Object.fromEntries(
  languages.map((language) => [language, factsIn(language)]),
) as Readonly<Record<Language, HouseFacts>>;

function factsIn(language: Language): HouseFacts {
  return new Map(
    Object.entries({
      // What is the operator's is put in when the page is shown: they may change it any day.
      ...Object.fromEntries(operatorWordNames.map((name) => [name, `{{${name}}}`])),
      'attribution.days': String(attributionDays),
      'terms.hosts': new Intl.DateTimeFormat(localeOf[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(hostTermsVersion)),
      ...Object.fromEntries(
        Object.entries(promisedNumbers).map(([name, value]) => [
          `rules.${name}`,
          new Intl.NumberFormat(localeOf[language]).format(value),
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(retentionDays).map(([name, days]) => [`retention.${name}`, String(days)]),
      ),
    }),
  );
}

/** A name without a dot, such as `{{date}}`, is put in where the text is shown. */
const factName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

function fill(text: string, facts: HouseFacts, unknown: (name: string) => Error): string {
  return text.replaceAll(factName, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw unknown(name);
    return fact;
  });
}

/** Puts facts into the words and targets of a tree of Markdown, in place: no character of a fact is taken for a mark. */
export function fillMarkdown(node: Nodes, facts: HouseFacts): void {
  const filled = (text: string): string =>
    fill(text, facts, (name) => faultAt(node, `Nothing is known as {{${name}}}.`));
  if (node.type === 'text') node.value = filled(node.value);
  if (node.type === 'link' || node.type === 'image') node.url = filled(node.url);
  if (node.type === 'image' && typeof node.alt === 'string') node.alt = filled(node.alt);
  if ('children' in node) for (const child of node.children) fillMarkdown(child, facts);
}

/** Puts facts into the values of YAML. */
export function fillValues(value: unknown, facts: HouseFacts, line: number): unknown {
  if (typeof value === 'string')
    return fill(value, facts, (name) => new PageFault(line, `Nothing is known as {{${name}}}.`));
  if (Array.isArray(value)) return value.map((one) => fillValues(one, facts, line));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillValues(one, facts, line)]));
}
