import { expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { requestSubject, findStandIn, decideStanding } from './on-behalf.ts';
import type { Acting, LoggedIn } from './handler.ts';

const all = Object.entries(api as Record<string, Endpoint>);
const standing = (which: ReturnType<typeof decideStanding>): string[] =>
  all
    .filter(([, endpoint]) => decideStanding(endpoint) === which)
    .map(([name]) => name)
    .sort();

test('these calls and no others are made for somebody else', () => {
  expect(standing('other')).toEqual([
    'applyBulkChange',
    'beginHomePhoto',
    'blockNights',
    'cancelDirectBooking',
    'copyOwnHome',
    'createOwnHome',
    'findHomePlaces',
    'getBannerSubjects',
    'getBookingConfirmation',
    'getHomeFigures',
    'getHomePreview',
    'getHomeRemoval',
    'getLandlordBilling',
    'getLandlordBookings',
    'getLandlordCalendar',
    'getLandlordOverview',
    'getLandlordRatings',
    'getOccupancy',
    'getOccupancyHomes',
    'getOwnHome',
    'getOwnHomes',
    'getOwnPartners',
    'getPartnerReport',
    'getPartnerTest',
    'getRatingFigures',
    'importCalendarFile',
    'listBulkChanges',
    'listPartnerStatements',
    'previewBulkChange',
    'previewOwnRules',
    'previewOwnSeasons',
    'previewRates',
    'quoteDirectBooking',
    'removeBlock',
    'saveDirectBooking',
    'setDirectBookingPaid',
    'setOwnHome',
    'setOwnHomeState',
    'setOwnPartner',
    'setRates',
    'startPartnerTest',
    'translateOwnTexts',
    'undoBulkChange',
    'undoCalendarAct',
  ]);
});

test('a call for somebody else belongs to the rooms of those acted for', () => {
  for (const [name, { access, onBehalf }] of all) {
    if (!onBehalf) continue;
    // Answered with the landlord's own data only (`onlyOf`), in the rooms of landlords.
    if (name === 'getHomePreview') continue;
    const permission =
      typeof access === 'string' ? '' : 'link' in access ? access.own : access.own ? '' : access.permission;
    expect(['homes.own', 'homes.owner', 'stays.own', 'money.own', 'partners.own'], name).toContain(
      permission,
    );
  }
});

test('access, payouts, keys, messages, answers and connected calendars are refused', () => {
  const refused = standing('refused');
  for (const [name, { access }] of all) if (access === 'user') expect(refused, name).toContain(name);
  for (const name of [
    'addCalendarFeed',
    'getApiKeys',
    'getChangeovers',
    'getTeam',
    'inviteTeamMember',
    'getLandlordPayouts',
    'getLandlordThread',
    'getLandlordThreads',
    'makeApiKey',
    'sendLandlordMessage',
    'setBookingConfirmation',
    'setLandlordAccount',
    'setLandlordBilling',
    'setRatingResponse',
  ]) {
    expect(refused).toContain(name);
  }
  // The office continues its own work, and calls without a login belong to nobody.
  for (const name of ['findCases', 'endActing', 'getActing', 'getUser', 'logout', 'getBooking']) {
    expect(refused).not.toContain(name);
  }
});

const token = { sessionId: 's', generation: 1, issuedAt: new Date(0), expiresAt: new Date(0) };
const staff: LoggedIn = { uid: 'staff', token, permissions: new Set(['accounts.actFor']) };
const acting: Acting = {
  actingId: 1,
  uid: 'host',
  name: 'Host',
  permissions: new Set(['homes.own']),
  until: new Date(0),
};
const who = { uid: 'staff', device: 'device', user: staff };

test('the one acted for stands in the place of the staff, who stays named', async () => {
  const found = await findStandIn({ find: () => Promise.resolve(acting) }, api.getOwnHomes, who, 'secret');
  expect(found.who).toEqual({
    uid: 'host',
    device: 'device',
    user: { uid: 'host', token, permissions: acting.permissions, actedBy: 'staff' },
  });
});

test('nobody is looked for without a secret, a login or a person whose call it is', async () => {
  const desk = { find: () => Promise.reject(new Error('asked')) };
  for (const [endpoint, caller, secret] of [
    [api.getOwnHomes, who, undefined],
    [api.getOwnHomes, { ...who, user: null }, 'secret'],
    [api.getUser, who, 'secret'],
  ] as const) {
    expect(await findStandIn(desk, endpoint, caller, secret)).toEqual({
      who: caller,
      acting: null,
      standing: 'self',
    });
  }
});

test('what a call is about is a number or an id, and nothing that somebody wrote', () => {
  expect(requestSubject({ objectNumber: 501, bookingId: 3 })).toBe('501');
  expect(requestSubject({ partnerID: 'hafen' })).toBe('hafen');
  for (const given of [
    {},
    { objectNumber: 'a b' },
    { objectNumber: { a: 1 } },
    { bookingId: 'x'.repeat(41) },
  ]) {
    expect(requestSubject(given)).toBe('');
  }
});
