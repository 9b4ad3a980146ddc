import { expect, test } from 'vitest';
import { planOfHome } from '../domain/homes/plan-rooms.ts';
import { languages } from '../domain/language.ts';
import { planInWords, planWords } from './plan-words.ts';
import { createSiteTexts } from './site-texts.ts';

const plan = planOfHome({
  bedRooms: [{ beds: { double: 1 } }, { beds: { single: 2, cot: 1 } }, { beds: { sofa: 1 }, living: true }],
  countRoomsSleeping: 2,
  countRoomsBath: 2,
  equipment: { kitchen: ['stove'], bath: ['guestToilet'], outside: ['balcony'] },
  amenities: [],
  objectType: 'apartment',
  showsPlan: true,
})!;

test('a plan in words lists its rooms with their beds, as the drawing names them', () => {
  const t = createSiteTexts().translate('de');
  expect(planInWords(plan, t).replaceAll('\u00a0', ' ')).toBe(
    'Schematischer Plan: Schlafzimmer 1 (1 Doppelbett), Schlafzimmer 2 (2 Einzelbetten, 1 Babybett), Bad 1, Bad 2, Gäste-WC, Wohnraum mit Küche (1 Schlafsofa), Balkon',
  );
  expect(planWords(plan, t)).toEqual({
    rooms: ['Schlafzimmer 1', 'Schlafzimmer 2', 'Bad 1', 'Bad 2', 'Gäste-WC', 'Wohnraum mit Küche'],
    outside: 'Balkon',
    entrance: 'Eingang',
  });
});

test.each(languages)('every word of a plan exists in %s', (language) => {
  const t = createSiteTexts().translate(language);
  const rooms = [
    'living',
    'livingKitchen',
    'bath',
    'bathNumber',
    'toilet',
    'entrance',
    'note',
    'alt',
    'withBeds',
  ];
  const keys = [...rooms, 'terrace', 'balcony', 'terraceOrBalcony'].map((key) => `object.plan.${key}`);
  expect(keys.filter((key) => !t.has(key))).toEqual([]);
});
