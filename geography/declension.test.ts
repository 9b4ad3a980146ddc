import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { inTown } from '../domain/in-town.ts';
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
