import { expect, it } from 'vitest';
import { trafficSourceOf } from './traffic-source.ts';

it('takes known forms and the last of several partner ids', () => {
  expect(trafficSourceOf({ PID: '12,345', ptc: '7', gclid: 'Cj0-K_x.1' })).toEqual({
    pid: '345',
    ptc: '7',
    gclid: 'Cj0-K_x.1',
    msclkid: '',
    dclid: '',
  });
});

it('drops everything else', () => {
  const hostile = '<script>';
  const none = { pid: '', ptc: '', gclid: '', msclkid: '', dclid: '' };
  const params = { pid: '1;drop', ptc: 'x', gclid: hostile, msclkid: hostile, dclid: '' };
  expect(trafficSourceOf(params)).toEqual(none);
  expect(trafficSourceOf({})).toEqual(none);
});
