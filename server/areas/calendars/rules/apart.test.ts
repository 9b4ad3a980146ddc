import { expect, test } from 'vitest';
import { apart } from './apart.ts';

test('each night from today on is there once, and neighbours stay two', () => {
  const stays = [
    { startDate: '2030-06-10', endDate: '2030-06-14' },
    { startDate: '2030-05-28', endDate: '2030-06-03' },
    { startDate: '2030-06-12', endDate: '2030-06-17' },
    { startDate: '2030-06-03', endDate: '2030-06-05' },
    { startDate: '2030-06-11', endDate: '2030-06-13' },
    { startDate: '2030-05-01', endDate: '2030-05-08' },
  ];
  expect(apart(stays, '2030-06-01')).toEqual([
    { startDate: '2030-06-01', endDate: '2030-06-03' },
    { startDate: '2030-06-03', endDate: '2030-06-05' },
    { startDate: '2030-06-10', endDate: '2030-06-14' },
    { startDate: '2030-06-14', endDate: '2030-06-17' },
  ]);
});
