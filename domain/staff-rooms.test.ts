import { expect, test } from 'vitest';
import { orderStaffRooms } from './staff-rooms.ts';

const namesOf = (awaitsOpening: boolean): string[] =>
  orderStaffRooms(awaitsOpening).flatMap(({ rooms }) => rooms.map(({ name }) => name));

test('before the site opens, its list and its operator stand first, and each room once', () => {
  expect(namesOf(true).slice(0, 3)).toEqual(['launch', 'operator', 'waiting']);
  expect(namesOf(true).toSorted()).toEqual(namesOf(false).toSorted());
});

test('an open site begins with the day', () => {
  expect(namesOf(false)[0]).toBe('waiting');
});
