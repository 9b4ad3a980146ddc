import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from './flat-texts.ts';
import type { Messages } from './translate.ts';

/** Words by which somebody is spoken to as a friend. In Italian a command to the machine, such as “Chiudi”, is none. */
const familiar = {
  de: /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i,
  fr: /(?<![\p{L}-])(tu|toi|ton|tes)(?!\p{L})/iu,
  it: /\b(tuo|tua|tuoi|tue|scegli|apri|inserisci|vai|clicca|attendi)\b|^Torna\b/i,
} as const;

test.each(['de', 'fr', 'it'] as const)('guests and hosts are addressed politely: %s', (language) => {
  const folder = join(import.meta.dirname, language);
  const found = readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages)]
      .filter(([, text]) => familiar[language].test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('who is spoken to in Italian is written large, as the polite Lei is', () => {
  const small =
    /\ble (?:abbiamo (?:inviato|scritto)|invi(?:amo|eremo)|scriv(?:iamo|eremo))\b|\b[Ll]a sua password\b|\bsue (?:prenotazioni|impostazioni)\b/;
  const folder = join(import.meta.dirname, 'it');
  const found = readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages)]
      .filter(([, text]) => small.test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(['de', 'en', 'fr', 'it'] as const)(
  'a mail that asks for a confirmation does not say that the account is there already: %s',
  (language) => {
    const mails = JSON.parse(readFileSync(join(import.meta.dirname, language, 'mail.json'), 'utf8')) as {
      account: { 'confirm-registration': { intro: string } };
    };
    expect(mails.account['confirm-registration'].intro).not.toMatch(/angelegt|created|créé|creato/);
  },
);
