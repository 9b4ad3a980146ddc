import type { Messages } from './translate.ts';

/** Flattens nested messages to full keys: `{search: {hits: {one: 'x'}}}` becomes `search.hits.one`. */
export function flatTexts(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatTexts(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Returns the distinct parameter names of a text, in order. */
export function listParameters(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]!))].sort();
}
