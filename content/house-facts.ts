import type { Nodes } from 'mdast';
import { attributionDays } from '../domain/attribution.ts';
import { hostTermsVersion } from '../domain/host-terms.ts';
import { languages, locales, type Language } from '../domain/language.ts';
import { promisedNumbers } from '../domain/promised-numbers.ts';
import { retentionDays } from '../domain/retention.ts';
import { operatorWordNames } from '../domain/operator/operator-words.ts';
import { faultAt, PageFault } from './markdown.ts';

/** Values from code that pages refer to as `{{retention.messages}}`, so that they are not written twice. */
export type HouseFacts = ReadonlyMap<string, string>;

/** The facts in the notation of each language. */
export const houseFacts = Object.fromEntries(
  languages.map((language) => [language, buildFacts(language)]),
) as Readonly<Record<Language, HouseFacts>>;

function buildFacts(language: Language): HouseFacts {
  const number = new Intl.NumberFormat(locales[language]);
  return new Map(
    Object.entries({
      // The operator's data is inserted when the page is shown, because it can change at any time.
      ...Object.fromEntries(operatorWordNames.map((name) => [name, `{{${name}}}`])),
      'attribution.days': number.format(attributionDays),
      'terms.hosts': new Intl.DateTimeFormat(locales[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(hostTermsVersion)),
      ...Object.fromEntries(
        Object.entries(promisedNumbers).map(([name, value]) => [`rules.${name}`, number.format(value)]),
      ),
      ...Object.fromEntries(
        Object.entries(retentionDays).map(([name, days]) => [`retention.${name}`, number.format(days)]),
      ),
    }),
  );
}

/** A name without a dot, such as `{{date}}`, is replaced when the text is shown. */
const factName = /\{\{([\w-]+(?:\.[\w-]+)+)\}\}/g;

function fillText(text: string, facts: HouseFacts, unknown: (name: string) => Error): string {
  return text.replaceAll(factName, (_, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw unknown(name);
    return fact;
  });
}

/**
 * Inserts facts into the texts and targets of a Markdown tree, in place. Characters of a fact are not parsed as
 * Markdown.
 */
export function fillMarkdown(node: Nodes, facts: HouseFacts): void {
  const fillOrFail = (text: string): string =>
    fillText(text, facts, (name) => faultAt(node, `Nothing is known as {{${name}}}.`));
  if (node.type === 'text') node.value = fillOrFail(node.value);
  if (node.type === 'link' || node.type === 'image') node.url = fillOrFail(node.url);
  if (node.type === 'image' && typeof node.alt === 'string') node.alt = fillOrFail(node.alt);
  if ('children' in node) for (const child of node.children) fillMarkdown(child, facts);
}

export function fillValues(value: unknown, facts: HouseFacts, line: number): unknown {
  if (typeof value === 'string')
    return fillText(value, facts, (name) => new PageFault(line, `Nothing is known as {{${name}}}.`));
  if (Array.isArray(value)) return value.map((one) => fillValues(one, facts, line));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillValues(one, facts, line)]));
}
