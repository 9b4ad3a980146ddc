import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { inTown } from '../../domain/in-town.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { inArea } from './declension.ts';

test.each([
  [
    ['München', 'Munich', 'Munich', 'Monaco di Baviera'],
    ['in München', 'in Munich', 'à Munich', 'a Monaco di Baviera'],
  ],
  [
    ['Antwerpen', 'Antwerp', 'Anvers', 'Anversa'],
    ['in Antwerpen', 'in Antwerp', 'à Anvers', 'ad Anversa'],
  ],
  [
    ['Le Havre', 'Le Havre', 'Le Havre', 'Le Havre'],
    ['in Le Havre', 'in Le Havre', 'au Havre', 'a Le Havre'],
  ],
  [
    ['Ostseebad Zinnowitz', 'Ostseebad Zinnowitz', 'Ostseebad Zinnowitz', 'Ostseebad Zinnowitz'],
    ['im Ostseebad Zinnowitz', 'in Ostseebad Zinnowitz', 'à Ostseebad Zinnowitz', 'a Ostseebad Zinnowitz'],
  ],
])('a town: %j', (names, wheres) => {
  expect(languages.map((language, index) => inTown(names[index]!, language))).toEqual(wheres);
});

test.each([
  [
    ['Bayern', 'Bavaria', 'Bavière', 'Baviera'],
    ['in Bayern', 'in Bavaria', 'en Bavière', 'in Baviera'],
  ],
  [
    ['Lombardei', 'Lombardy', 'Lombardie', 'Lombardia'],
    ['in der Lombardei', 'in Lombardy', 'en Lombardie', 'in Lombardia'],
  ],
  [
    ['Latium', 'Lazio', 'Latium', 'Lazio'],
    ['im Latium', 'in Lazio', 'dans le Latium', 'nel Lazio'],
  ],
  [
    ['Balearische Inseln', 'Balearic Islands', 'Îles Baléares', 'Isole Baleari'],
    ['auf den Balearischen Inseln', 'in the Balearic Islands', 'aux îles Baléares', 'nelle isole Baleari'],
  ],
  [
    ['Flandern', 'Flanders', 'Flandre', 'Fiandre'],
    ['in Flandern', 'in Flanders', 'en Flandre', 'nelle Fiandre'],
  ],
])('an area: %j', (names, wheres) => {
  expect(languages.map((language, index) => inArea(names[index]!, language))).toEqual(wheres);
});

test.each([
  ['de', 'Antwerpen', 'Wir haben in Antwerpen noch keine Unterkunft'],
  ['en', 'Antwerp', 'No homes in Antwerp yet'],
  ['fr', 'Le Havre', 'Pas encore de logement au Havre'],
  ['it', 'Anversa', 'Non abbiamo ancora alloggi ad Anversa'],
] as const)('a town without homes is named as its language does: %s', (language, town, sentence) => {
  const t = createSiteTexts().translate(language);
  expect(t('search.near.heading', { where: inTown(town, language) })).toBe(sentence);
  expect(t('search.box.nearTown', { where: inTown(town, language) })).toContain(inTown(town, language));
});
