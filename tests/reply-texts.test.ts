import { describe, expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import type { Envelope } from '../contract/envelope.ts';
import { rawCalls } from '../contract/raw-calls.ts';
import { envelope, errorEnvelope, refusalTypes } from '../contract/replies.ts';
import { languages, type Language } from '../domain/language.ts';
import { createSiteTexts } from '../texts/site-texts.ts';

const texts = createSiteTexts();
const declared = [...Object.values(api), ...rawCalls].flatMap(({ errors }) => Object.keys(errors));
const errorTypes = [...new Set([...declared, ...refusalTypes])].sort();
const replies: Envelope[] = [
  envelope(null, 200),
  envelope(null, 201),
  ...errorTypes.map((type) => errorEnvelope(400, type)),
];

/** Finds what a caller finds who reads the file of the key's namespace. */
function textOf(language: Language, key: string): unknown {
  const [namespace = '', ...path] = key.split('.');
  const file = JSON.parse(texts.file(language, namespace) ?? 'null') as unknown;
  return path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], file);
}

describe.each(languages)('a caller who reads %s', (language) => {
  test('finds a text for every key that a reply names', () => {
    const keys = replies.flatMap(({ errors, statusText }) => [
      ...errors.filter(({ isKey }) => isKey).map(({ text }) => text),
      ...(statusText.isKey ? [statusText.msg] : []),
    ]);
    const missing = [...new Set(keys)].filter((key) => typeof textOf(language, key) !== 'string');
    expect(missing).toEqual([]);
  });

  test('finds no text of an error that there is not', () => {
    const { errors } = JSON.parse(texts.file(language, 'replies')!) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(errorTypes);
  });
});
