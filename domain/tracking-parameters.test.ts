import { describe, expect, it } from 'vitest';
import { allowedParams, trackingParamsOfAddress, trackingParamsOfCall } from './tracking-parameters.ts';

const ofAddress = (query: string) => trackingParamsOfAddress(new URLSearchParams(query));

describe('the tracking parameters of an address', () => {
  it.each([
    ['pid=4711', { pid: '4711' }],
    ['PID=4711&Utm_Source=12', { pid: '4711', utm_source: '12' }],
    ['pid=1,22,333', { pid: '333' }],
    ['pid=1&pid=22', { pid: '22' }],
    ['pid=1,x', {}],
    ['pid=&ptc=', {}],
    ['pid=12a&ptc=1.5&gclid=Cj0-x&dclid=-1', {}],
    [
      'gclid=123&msclkid=9&dclid=8&awc=7&at_gd=6',
      { gclid: '123', msclkid: '9', dclid: '8', awc: '7', at_gd: '6' },
    ],
    ['ebk=AbCdEfGhIjKlMnOpQrStUv', { ebk: 'AbCdEfGhIjKlMnOpQrStUv' }],
    ['ebk=short', {}],
    ['subid=spring-5.b', { subid: 'spring-5.b' }],
    ['subid=a b', {}],
    ['country=de&persons=4&q=1', {}],
    [`pid=${'1'.repeat(19)}`, {}],
    ['__proto__=1&constructor=1', {}],
  ])('%s', (query, expected) => {
    expect(ofAddress(query)).toEqual(expected);
  });
});

it('a call may carry the click ids of networks as they are, and nothing hostile', () => {
  expect(trackingParamsOfCall({ GCLID: 'Cj0-K_x.1', pid: '12,34', utm_source: 'news letter' })).toEqual({
    gclid: 'Cj0-K_x.1',
    pid: '34',
    utm_source: 'news letter',
  });
  expect(trackingParamsOfCall({ gclid: '<script>', utm_term: "' or 1=1 --;", other: '1' })).toEqual({});
});

it('ids of advertisers need marketing, everything needs some consent', () => {
  const params = { pid: '1', gclid: '2', ebk: '3', utm_source: '4' };
  expect(allowedParams(params, { statistic: false, marketing: false })).toEqual({});
  expect(allowedParams(params, { statistic: true, marketing: false })).toEqual({ pid: '1', utm_source: '4' });
  expect(allowedParams(params, { statistic: false, marketing: true })).toEqual(params);
});
