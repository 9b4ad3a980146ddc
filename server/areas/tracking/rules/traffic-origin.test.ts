import { expect, it } from 'vitest';
import { computeTrafficOrigin } from './traffic-origin.ts';

const seen = (day: number, params: object) => ({ params, seenAt: new Date(day) });

it('of nothing is empty', () => {
  const empty = {
    pid: '',
    pidHistory: [],
    ptc: '',
    gclid: '',
    msclkid: '',
    dclid: '',
    awc: '',
    at_gd: '',
    referrer: '',
  };
  expect(computeTrafficOrigin([], new Date(9))).toEqual(empty);
  expect(computeTrafficOrigin([seen(1, { utm_source: '1' })], new Date(9))).toEqual(empty);
});

it('has the newest of each, and the partners in the order in which they came', () => {
  expect(
    computeTrafficOrigin(
      [
        seen(1, { pid: '10', gclid: 'a' }),
        seen(2, { pid: '10', ptc: '5' }),
        seen(3, { pid: '20' }),
        seen(4, { gclid: 'b', awc: '1_2', at_gd: '7', utm_referrer: 'blog.example' }),
        seen(5, { pid: '10' }),
      ],
      new Date(9),
    ),
  ).toEqual({
    pid: '10',
    pidHistory: [
      { pid: '10', timestamp: 1 },
      { pid: '20', timestamp: 3 },
      { pid: '10', timestamp: 5 },
    ],
    ptc: '5',
    gclid: 'b',
    msclkid: '',
    dclid: '',
    awc: '1_2',
    at_gd: '7',
    referrer: 'blog.example',
  });
});

it('counts nobody for a partner whose link was followed more than thirty days ago', () => {
  const day = 86_400_000;
  const once = [seen(0, { pid: '10', ptc: '5' })];
  expect(computeTrafficOrigin(once, new Date(30 * day))).toMatchObject({ pid: '10' });
  expect(computeTrafficOrigin(once, new Date(30 * day + 1))).toMatchObject({
    pid: '',
    ptc: '5',
    pidHistory: [{ pid: '10', timestamp: 0 }],
  });
});
