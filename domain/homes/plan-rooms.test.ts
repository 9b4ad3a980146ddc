import { expect, test } from 'vitest';
import { planOfHome, planVersion, type PlanFacts } from './plan-rooms.ts';

const facts = (more: Partial<PlanFacts> = {}): PlanFacts => ({
  bedRooms: [{ beds: { double: 1 } }, { beds: { single: 2 } }],
  countRoomsSleeping: 2,
  countRoomsBath: 1,
  equipment: { kitchen: ['stove'], bath: ['shower'] },
  amenities: ['terrace'],
  objectType: 'house',
  showsPlan: true,
  ...more,
});

test('a plan has the rooms that the host has stated', () => {
  const livingBeds = [...facts().bedRooms, { beds: { sofa: 1 }, living: true }];
  expect(planOfHome(facts({ bedRooms: livingBeds }))).toEqual({
    rooms: [
      { kind: 'bedroom', number: 1, beds: { double: 1 } },
      { kind: 'bedroom', number: 2, beds: { single: 2 } },
      { kind: 'bath', number: 1, shower: true, tub: false },
      { kind: 'living', beds: { sofa: 1 }, kitchen: true, hearth: false, table: false },
    ],
    outside: 'terrace',
  });
});

test.each([
  ['no beds are stated', { bedRooms: [] }],
  ['a bedroom is missing', { countRoomsSleeping: 3 }],
  ['a bedroom has no bed', { bedRooms: [{ beds: { double: 1 } }, { beds: { double: 0 } }] }],
  ['no bathroom is stated', { countRoomsBath: 0 }],
  ['a dormitory has too many beds', { bedRooms: [{ beds: { double: 1 } }, { beds: { single: 9 } }] }],
  ['the landlord wants none', { showsPlan: false }],
])('there is no plan where %s', (_, more: Partial<PlanFacts>) => {
  expect(planOfHome(facts(more))).toBeNull();
});

test('a terrace of a flat may be a balcony, and a stated balcony is one', () => {
  expect(planOfHome(facts({ objectType: 'apartment' }))?.outside).toBe('terraceOrBalcony');
  expect(planOfHome(facts({ equipment: { outside: ['balcony'] } }))?.outside).toBe('balcony');
  expect(planOfHome(facts({ amenities: [] }))?.outside).toBeNull();
});

test('the version changes with the rooms and with how they are drawn', () => {
  const [plan, other] = [planOfHome(facts())!, planOfHome(facts({ countRoomsBath: 2 }))!];
  expect(planVersion(plan, 1)).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set([planVersion(plan, 1), planVersion(other, 1), planVersion(plan, 2)]).size).toBe(3);
});
