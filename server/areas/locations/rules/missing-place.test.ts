import { expect, test } from 'vitest';
import {
  findMissingPlace,
  keepTypedBeginnings,
  moveAreaForward,
  moveMeantPlaceFirst,
} from './missing-place.ts';

type Found = Parameters<typeof findMissingPlace>[1];

const found = (kind: Found[number]['kind'], key: string, name: string): Found[number] => ({
  kind,
  key,
  name,
  alias: '',
  context: '',
  count: 1,
  words: '',
  path: '/',
  distance: null,
});
const meant = (
  key: string,
  population = 10_000,
  typed: 'name' | 'words' | 'beginning' | 'error' = 'name',
) => ({
  key,
  population,
  typed,
});

test('a town that was named and has no homes is missing, whatever sounds like it', () => {
  const wien = found('place', '1', 'Wien');
  expect(findMissingPlace('Prien', [wien], [meant('2', 10_000, 'words')])?.key).toBe('2');
  expect(findMissingPlace('Prein', [wien], [meant('2', 10_000, 'error')])).toBeNull();
});

test('a beginning means the place of the world where no location with homes begins so', () => {
  const cyprien = found('place', '1', 'Saint-Cyprien');
  expect(findMissingPlace('Prie', [cyprien], [meant('2', 10_000, 'beginning')])?.key).toBe('2');
  expect(findMissingPlace('Cypr', [cyprien], [meant('2', 10_000, 'beginning')])).toBeNull();
});

test('the first word of many names hides none of them', () => {
  const brava = found('region', 'costa-brava', 'Costa Brava');
  expect(findMissingPlace('Costa', [brava], [meant('2', 250_000, 'words')])).toBeNull();
});

test('beside a place that is missing stands nothing that holds a part of the words, or others', () => {
  const lake = { ...found('place', '1', 'Seeboden'), words: 'zell' };
  const home = { ...found('home', '3', 'Ferienhaus bei Zell am See') };
  expect(keepTypedBeginnings('Zell am See', [lake, home])).toEqual([home]);
  expect(
    keepTypedBeginnings('Prien', [found('place', '1', 'Wien'), found('place', '4', 'Saint-Cyprien')]),
  ).toEqual([]);
});

test('what has homes under another name is not missing, and stands first', () => {
  const list = [found('place', '1', 'Binzen'), found('place', '2', 'Ostseebad Binz')];
  expect(findMissingPlace('Binz', list, [meant('2')])).toBeNull();
  expect(moveMeantPlaceFirst('Binz', list, [meant('2')]).map(({ key }) => key)).toEqual(['2', '1']);
});

test('a region that is called so is what was named', () => {
  const list = [found('region', 'ruegen', 'Rügen'), found('place', '2', 'Bergen auf Rügen')];
  expect(findMissingPlace('Rügen', list, [meant('0')])).toBeNull();
  expect(moveMeantPlaceFirst('Rügen', list, [meant('2')])).toBe(list);
});

test('a village that is called like a beginning, or like an offer, hides neither', () => {
  const husum = found('place', '1', 'Husum');
  expect(findMissingPlace('Hus', [husum], [meant('2', 300)])).toBeNull();
  const pool = found('offer', '3', 'Ferienhaus mit Pool');
  expect(findMissingPlace('Pool', [pool], [meant('2', 5_000)])).toBeNull();
});

test('a country that begins as typed comes before a wide area that only begins so', () => {
  const germany = found('country', 'de', 'Germany');
  const alps = found('region', 'bayerische-alpen', 'Bavarian Alps');
  const austria = found('country', 'at', 'Österreich');
  const baltic = found('region', 'ganze-ostsee', 'Ostsee');
  const begun = (area: Found[number]) => ({ isWhole: false, found: [area] });
  expect(moveAreaForward('Germ', [germany], begun(alps))).toEqual([germany, alps]);
  expect(moveAreaForward('Ost', [austria], begun(baltic))).toEqual([baltic, austria]);
});
