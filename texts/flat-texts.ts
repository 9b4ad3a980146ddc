import type { Messages } from './translate.ts';

/** Every text at its whole key: `{search: {hits: {one: 'x'}}}` is `search.hits.one`. */
export function flatTexts(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatTexts(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** The names of the gaps of a text, each once, in order. */
export function parametersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((found) => found[1]!))].sort();
}
