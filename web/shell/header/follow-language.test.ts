import { expect, test, vi } from 'vitest';
import { failure } from '../../app/api/api-client.ts';
import { addressIn } from './follow-language.ts';

const from = {
  pathname: '/alte-adresse/',
  search: '?persons=3',
  language: 'de',
  plainPath: '/en/alte-adresse/',
} as const;

test('asks for the page of the path in the other language, and keeps the query', async () => {
  const call = vi.fn(async () => ({ datas: { location: '/en/tuscany/' } }));
  expect(await addressIn('en', from, call as never)).toBe('/en/tuscany/?persons=3');
  expect(call).toHaveBeenCalledWith('translatePath', {
    routepath: '/alte-adresse/',
    languageCode: 'de',
    targetLanguageCode: 'en',
  });
});

test('returns the plain path where the call fails', async () => {
  const call = () => Promise.reject(failure(404, 'path-not-found', 'no'));
  expect(await addressIn('en', from, call as never)).toBe('/en/alte-adresse/');
});
