import { expect, expectTypeOf, test } from 'vitest';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { ApiFailure, failure } from '../api/api-client.ts';
import { toCallFailure, isCallFailure, type CallFailure, type GeneralFailureType } from './call-failure.ts';

/** Returns the page's text for each failure; it does not compile if a declared error is missing. */
function wordOf(error: CallFailure<'sendWatchList'>): string {
  switch (error.type) {
    case 'invalid-email':
      return 'address';
    case 'watch-list-empty':
      return 'empty';
    case 'too-many-mails':
      return 'later';
    default:
      expectTypeOf(error.type).toEqualTypeOf<GeneralFailureType>();
      return 'again';
  }
}

test('the type of a failure says which data it carries', () => {
  const error = toCallFailure<'createBooking'>(
    new ApiFailure(409, [
      { text: '', isKey: false, type: 'price-changed', data: { price: { status: 'free' } }, appInform: true },
    ]),
  );
  if (error.type !== 'price-changed') throw new Error(error.type);
  expectTypeOf(error.data.price).toEqualTypeOf<PriceResult>();
  expect(error.data.price.status).toBe('free');
});

test('general failures, and types that nobody declared, are handled as one', () => {
  expect(wordOf(toCallFailure(failure(429, 'too-many-mails', '')))).toBe('later');
  expect(wordOf(toCallFailure(failure(503, 'unavailable', '')))).toBe('again');
  expect(wordOf(toCallFailure(failure(400, 'of-a-newer-release', '')))).toBe('again');
});

test('a mistake of the code is no failure of a call', () => {
  const mistake = new TypeError('x is undefined');
  expect(isCallFailure<'getPrice'>(mistake)).toBe(false);
  expect(toCallFailure<'getPrice'>(mistake)).toMatchObject({ type: 'unknown', status: 500 });
});
