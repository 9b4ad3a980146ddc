import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { getOffers } from '../../contract/offers/get-offers.ts';
import type { Permission } from '../../domain/permissions.ts';
import { aCall } from '../../tests/harness/calls.ts';
import { setOfficeOverwrites } from '../../contract/office/office-overwrites.ts';
import { getPrice } from '../../contract/pricing/get-price.ts';
import type { Call } from './handler.ts';
import { run } from './run-endpoint.ts';

test.each([
  [{}, true],
  [{ mandant: 'feriola' }, true],
  [{ mandant: '' }, true],
  [{ mandant: null }, true],
  [{ mandant: 'somebody-else' }, false],
])('a call with %j means this site: %j', async (given, isMeant) => {
  const handle = () => Promise.resolve({ ok: true as const, data: [] });
  const outcome = await run({ endpoint: getOffers, handle }, handle, given, aCall());
  expect(outcome).toMatchObject(isMeant ? { ok: true } : { httpStatus: 400 });
});

describe('the language of editors', () => {
  const token = { sessionId: 's', generation: 1, issuedAt: new Date(), expiresAt: new Date() };
  const callOf = (...permissions: Permission[]) =>
    aCall({ user: { uid: 'u', token, permissions: new Set(permissions) } });
  const languageOf = async (endpoint: Endpoint, given: object, call: Call): Promise<unknown> => {
    const handle = (input: unknown) => Promise.resolve({ ok: true as const, data: input });
    const outcome = await run({ endpoint, handle }, handle, { ...given }, call);
    if (!outcome.ok) return outcome.httpStatus;
    const { languageCode, language } = outcome.data as { languageCode?: string; language?: string };
    return languageCode ?? language;
  };

  test('is German where it is read by those who edit texts', async () => {
    const editor = callOf('localeEditor.update');
    expect(await languageOf(getOffers, { languageCode: 'db' }, editor)).toBe('de');
    expect(await languageOf(getOffers, { languageCode: 'fr' }, editor)).toBe('fr');
    expect(await languageOf(getPrice, { objectNumber: 7, language: 'db', bonus: 'db' }, editor)).toBe('de');
  });

  test('is none for others, and none to write in', async () => {
    expect(await languageOf(getOffers, { languageCode: 'db' }, aCall())).toBe(400);
    expect(await languageOf(getOffers, { languageCode: 'db' }, callOf('office.update'))).toBe(400);
    const updateData = { overwriteTranslation: { Home: { db: 'x' } } };
    const both = callOf('localeEditor.update', 'office.update');
    expect(await languageOf(setOfficeOverwrites, { updateData }, both)).toBe(400);
  });
});
