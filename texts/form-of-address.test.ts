import { expect, test } from 'vitest';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from './flat-texts.ts';
import type { Messages } from './translate.ts';

/** Words of an informal address in texts whose voice is formal (docs/voice.md). */
const familiar = {
  de: /\b(du|dich|dir|dein(e[mnrs]?)?)\b/i,
  fr: /(?<![\p{L}-])(tu|toi|ton|tes)(?!\p{L})/iu,
} as const;

/** Italian says tu: these are the pronouns of the polite Lei, which are written large within a sentence. */
const politePronouns =
  /(?<!\p{L})Lei(?!\p{L})|(?<=[\p{Ll},;:»)] )(?:Suo|Sua|Suoi|Sue)(?!\p{L})|\p{Ll}(?:La|Le)(?!\p{L})|(?<!\p{L})[Ll]a preghiamo/u;

/** Requests of the polite Lei that are no form of tu; tu has Scegli, Inserisci and so on. */
const politeRequests =
  'Acceda Aggiunga Apra Attenda Chieda Chiuda Corregga Descriva Inserisca Legga Prema Richieda Rilegga Rimuova Risponda Scelga Scriva Tolga Veda'.replaceAll(
    ' ',
    '|',
  );

/** Requests of the polite Lei that within a sentence may be said of tu as well: “se indichi”. */
const requestsAtTheHead = `${(
  'Accetti Alleghi Arieggi Compili Conservi Copi Crei Digiti Disattivi Elimini Indichi Lasci Modifichi Precisi Prenoti Provi Ricarichi Riprovi Scarichi ' +
  'Selezioni Sposti Tocchi Torni Valuti Verifichi Visiti Guardi Appenda Condivida Dica Esca Faccia Goda Metta Prenda Tenga Vada Venga'
).replaceAll(' ', '|')}|Si (?:assicuri|informi|ricordi|rivolga)`;

const anywhere = new RegExp(`(?<!\\p{L})(?:${politeRequests})(?!\\p{L})`, 'iu');
const atTheHead = new RegExp(`(?:^|[.!?:] )(?:${politeRequests}|${requestsAtTheHead})(?!\\p{L})`, 'u');

function textsIn(language: string): [place: string, text: string][] {
  const folder = join(import.meta.dirname, language);
  return readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages)].map(
      ([key, text]): [string, string] => [`${file} ${key}`, text],
    ),
  );
}

function linesOfPages(language: string): [place: string, line: string][] {
  const pages = join(import.meta.dirname, '../content/pages');
  return globSync(`**/${language}.md`, { cwd: pages }).flatMap((file) =>
    readFileSync(join(pages, file), 'utf8')
      .split('\n')
      .map((line, index): [string, string] => [`${file}:${index + 1}`, line]),
  );
}

/** Returns strings of the demo world, whose sentences exist in four languages side by side. */
function stringsOfDemo(): [place: string, text: string][] {
  const demo = join(import.meta.dirname, '../demo');
  return globSync('**/*.ts', { cwd: demo, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(demo, file), 'utf8').matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g)].map(
      ([, , text]): [string, string] => [file, text!],
    ),
  );
}

const matching = (texts: readonly [string, string][], ...patterns: readonly RegExp[]): string[] =>
  texts
    .filter(([, text]) => patterns.some((pattern) => pattern.test(text)))
    .map(([place, text]) => `${place}: ${text}`);

test.each(['de', 'fr'] as const)('guests and hosts are addressed politely: %s', (language) => {
  expect(matching([...textsIn(language), ...linesOfPages(language)], familiar[language])).toEqual([]);
});

/** These texts use such a form for a third person, as in “chi può scelga giugno” and “è più di quanto si dica”. */
const ofSomebodyElse = /(?<!\p{L})(?:chi|che|si|quanto|se|affinché|purché)(?!\p{L})/iu;

const withinSentence = new RegExp(
  `(?<!\\p{L})(?:${politeRequests}|Metta|Tenga|Verifichi|Scarichi|Controlli i)(?!\\p{L})`,
  'iu',
);

const sentences = (lines: readonly [string, string][]): [string, string][] =>
  lines.flatMap(([place, line]) => line.split(/(?<=[.:;?!]) /).map((one): [string, string] => [place, one]));

test('guests and hosts are addressed as tu in Italian, in texts, on pages and in the demo world', () => {
  expect(matching(textsIn('it'), politePronouns, anywhere, atTheHead)).toEqual([]);
  const lines = linesOfPages('it');
  expect(matching(lines, politePronouns, atTheHead)).toEqual([]);
  const demo = stringsOfDemo();
  expect(matching(demo, /(?<!\p{L})Lei(?!\p{L})|(?<!\p{L})[Ll]a preghiamo/u, atTheHead)).toEqual([]);
  const said = sentences([...lines, ...demo]).filter(([, sentence]) => !ofSomebodyElse.test(sentence));
  expect(matching(said, withinSentence)).toEqual([]);
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
