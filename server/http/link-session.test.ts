import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { getBooking } from '../../contract/booking/get-booking.ts';
import { withLinkSession } from './link-session.ts';

const request = { headers: { cookie: 'booking-7=secret' }, cookies: { 'booking-7': 'secret' } };
const opened = (bookingID: unknown) =>
  withLinkSession(getBooking, { bookingID }, request as unknown as FastifyRequest);

test.each<[unknown]>([
  [{ toString: 1, valueOf: null }],
  [Object.create(null)],
  [[7]],
  [true],
  [null],
  [undefined],
  ['7e0x'],
  [-7],
])('an id that is none opens nothing and breaks nothing: %j', (id: unknown) => {
  expect(opened(id)).toEqual({ bookingID: id });
});

test.each([[7], ['7']])('%j is opened by what the browser holds', (id) => {
  expect(opened(id)).toEqual({ bookingID: id, bookingHash: 'secret' });
});
