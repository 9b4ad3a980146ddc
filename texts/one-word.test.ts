import { globSync, readdirSync, readFileSync } from 'node:fs';
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
    /\bréductions?\b/i,
  ],
  it: [/\bproprietari[oa]\b/i, /\blocatore\b/i, /imposta di soggiorno/i, /\bin loco\b/i],
};

/** Words that must not occur in texts, mails and pages: the table of docs/glossary.md has their replacements. */
const nowhere: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /Bonuscode/,
    /\bje Woche\b/,
    /Registriernummer/,
    /Nachl[aä]ss/,
    /Lastminute(?!\))/,
    /Checkliste/,
    /Schaltfläche/,
    /Spülmaschine/,
  ],
  en: [
    /bonus code/i,
    /discount codes?\b/i,
    /watch list/i,
    /\bimprint\b/i,
    /\bdear(er|est)\b/i,
    /\bratings\b/i,
    /bathing (lake|spot)/i,
  ],
  fr: [
    /codes? bonus/i,
    /codes? de réduction/i,
    /\bvacanciers?\b/i,
    /voyageurs et options/i,
    /parcs? de vacances/i,
    /ménage final/i,
    /sans marche\b/i,
  ],
  it: [
    /(?<!assicurazione )annullament/i,
    /annulla(ta|re|to)? (la|una|questa|la tua) prenotazione/i,
    /codic[ei] bonus/i,
    /provvigion/i,
    /\bdotazion[ei]\b/i,
    /\bopzion(are|ato|ata)\b/i,
    /\bcas[ae] vacanza\b/i,
    /\b(?:la|della|nella|alla|dalla|sulla) servizi\b/i,
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

/** Owners whose homes an agency lets are not its hosts, so that these texts do not mean "host". */
const ofOwners =
  /^(?:owners\.json|(?:landlord\.json\.team|account\.json\.invitation)\.roleText\.bookkeeper|landlord\.json\.team\.act\.owner|landlord\.json\.owners|landlord\.json\.area\.places\.owners|replies\.json\.errors\.owner-|mail\.json\.data\..*owner)/;

test.each(Object.keys(otherWords) as Language[])('%s has one word for one thing', (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const wrong = texts.filter(
    ([key, text]) => !ofOwners.test(key) && otherWords[language].some((word) => word.test(text)),
  );
  expect(wrong).toEqual([]);
});

function pagesOf(language: Language): [string, string][] {
  const pages = new URL('../content/pages/', import.meta.url);
  return globSync(`**/${language}.md`, { cwd: pages.pathname }).map((file) => [
    file,
    // Names of blocks are no words that somebody reads.
    readFileSync(new URL(file, pages), 'utf8').replaceAll(/\{[^{}\n]*\}|^- id: .*$/gm, ''),
  ]);
}

test.each(Object.keys(nowhere) as Language[])(
  '%s has the word of the glossary in texts and on pages',
  (language) => {
    const pages = pagesOf(language);
    expect(pages.length).toBeGreaterThan(50);
    const wrong = [...textsOf(language), ...pages].flatMap(([place, text]) =>
      nowhere[language].flatMap((word) => {
        const found = word.exec(text);
        return found ? [`${place}: ${found[0]}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  },
);
