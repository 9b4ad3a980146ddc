import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../domain/language.ts';

/**
 * One thing has one word in each language (docs/glossary.md): these are the others. Feeds and partners keep
 * their own names, so only texts of the house are read.
 */
const otherWords: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /\bVermieter(in)?\b/,
    /\bAnbieter\b/,
    /Stornogebühr|Stornierungskosten/,
    /\bIhre Option\b|\bdie Option\b|\beine Option\b/i,
    /vollständige[nr]? Preis/i,
    /Reisedaten sind .*gesperrt/,
  ],
  en: [
    /\blandlord\b/i,
    /\bprovider\b/i,
    /\bowner\b/i,
    /(?<!\ba )cancellation (costs|charge)\b/i,
    /\bTrader\b/,
    /\b(enquiry|the option|an option|your option)\b/i,
    /\be-mail/i,
    // A deposit alone may be the security or the down payment.
    /(?<!security )\bdeposits?\b/i,
    /complete price/i,
  ],
  fr: [
    /propriétaire/i,
    /\bloueur\b/i,
    /\bprestataire\b/i,
    /coûts d’annulation/i,
    /\bvacanciers?\b/i,
    /hébergements/i,
  ],
  it: [
    /\bproprietari[oa]\b/i,
    /\blocatore\b/i,
    /imposta di soggiorno/i,
    /\bin loco\b/i,
  ],
};

function textsOf(language: Language): [string, string][] {
  const found: [string, string][] = [];
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.push([key, value]);
    else for (const [name, inner] of Object.entries(value as object)) read(inner, `${key}.${name}`);
  };
  for (const file of readdirSync(new URL(`./${language}/`, import.meta.url))) {
    read(JSON.parse(readFileSync(new URL(`./${language}/${file}`, import.meta.url), 'utf8')), file);
  }
  return found;
}

test.each(Object.keys(otherWords) as Language[])('%s has one word for one thing', (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = texts.filter(([, text]) => otherWords[language].some((word) => word.test(text)));
  expect(wrong).toEqual([]);
});
