import { hasContact, hasLink } from './contact-text.ts';
import type { HeldReason } from './rating.ts';

/**
 * Rules by which a text is held for a review by a person before it is shown. They only use words and patterns, never stars, so that a bad
 * rating waits no longer than a good one.
 */

/** A title before a capital letter introduces a person's name; reviews may speak of hosts, but not name them. */
const person =
  /(?<![\p{L}\d])(?:Herrn?|Frau|Familie|Fam\.|Mr\.?|Mrs\.?|Ms\.?|Monsieur|Madame|Mme|M\.|Signora?|Sig\.(?:ra)?)\s+\p{Lu}[\p{Ll}\p{M}’'-]+/u;

/** A short list in the site's languages: complete filtering is impossible, and readers report other insults. */
const insults = [
  // de
  'arschloch',
  'wichser',
  'hurensohn',
  'schlampe',
  'fotze',
  'idiot',
  'idioten',
  'betrüger',
  'betrügerin',
  'drecksau',
  'scheißkerl',
  'vollpfosten',
  // en
  'asshole',
  'bastard',
  'bitch',
  'cunt',
  'fuck',
  'fucking',
  'moron',
  'scammer',
  'crook',
  // fr
  'connard',
  'connasse',
  'salope',
  'enculé',
  'escroc',
  'putain',
  // it
  'stronzo',
  'stronza',
  'troia',
  'coglione',
  'truffatore',
  'vaffanculo',
] as const;
const insultWords: ReadonlySet<string> = new Set(insults.map((word) => fold(word)));

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/**
 * Returns the reasons why a text is held for review. If empty, the text is shown at once. `photos` is their number,
 * since their content cannot be checked by rules.
 */
export function findHoldReasons({
  text,
  photos = 0,
  names = [],
}: {
  text: string;
  photos?: number;
  /** Names that must not appear, such as the landlord's. */
  names?: readonly string[];
}): HeldReason[] {
  const plain = text.normalize('NFKC');
  const words = new Set(fold(plain).split(/[^\p{L}\d]+/u));
  const namedPerson = names
    .flatMap((name) => fold(name).split(/[^\p{L}\d]+/u))
    .some((word) => word.length > 3 && words.has(word) && isCapital(plain, word));
  const reasons: [HeldReason, boolean][] = [
    ['contact', hasContact(plain)],
    ['link', hasLink(plain)],
    ['insult', [...words].some((word) => insultWords.has(word))],
    ['person', person.test(plain) || namedPerson],
    ['photos', photos > 0],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

/** True for a capitalized occurrence: a host called Berg must not hold back texts about a berg. */
function isCapital(text: string, foldedWord: string): boolean {
  return text.split(/[^\p{L}\d]+/u).some((word) => fold(word) === foldedWord && /^\p{Lu}/u.test(word));
}
