import { expect, test } from 'vitest';
import { nameSpellings } from './place-name.ts';

const meet = (one: string, other: string): boolean =>
  nameSpellings(one).some((spelling) => nameSpellings(other).includes(spelling));

test.each([
  ['Sankt Peter-Ording', 'St. Peter-Ording', 'st peter ording', 'SANKT PETER ORDING'],
  ['Saint-Malo', 'St Malo', 'St-Malo', 'saint malo', 'Saint‐Malo'],
  ['Sainte-Maxime', 'Ste Maxime', 'Ste. Maxime'],
  ['San Teodoro', 'S. Teodoro', 'S.Teodoro'],
  ['Sint Maartensdijk', 'St. Maartensdijk'],
  ['Santa Maria Navarrese', 'Sta. Maria Navarrese'],
  ["L'Escala", 'lescala', 'L’Escala', 'L´escala', 'l escala'],
  ["L'Aquila", 'Laquila'],
  ["Val-d'Isère", 'val disere', "Val d'Isere"],
  ['Ålborg', 'Aalborg', 'Alborg'],
  ['Åbenrå', 'Aabenraa', 'abenra'],
  ['Blåvand', 'Blaavand', 'blavand'],
  ['Tromsø', 'Tromsö', 'Tromsoe', 'tromso'],
  ['Ærøskøbing', 'Aeroeskoebing', 'Æröskobing'],
  ['Rømø', 'Romo', 'Römö', 'Roemoe'],
  ['Großenbrode', 'Grossenbrode'],
  ['Garmisch-Partenkirchen', 'garmisch partenkirchen'],
])('%s is spelled in these ways too', (name, ...others) => {
  for (const other of others) expect(meet(name, other), other).toBe(true);
});

test.each([
  ['Sankt Anton', 'Sankt Moritz'],
  ['Sanremo', 'San Remo di Sopra'],
  ['Staad', 'San'],
  ['Sant Pol', 'Steiermark'],
])('%s is not %s', (one, other) => {
  expect(meet(one, other)).toBe(false);
});

test('the word that is being typed stays as it is: it may be the beginning of any name', () => {
  expect(nameSpellings('san')).toEqual(['san']);
  expect(nameSpellings('')).toEqual(['']);
});
