import { expect, test } from 'vitest';
import { testOperator } from '../../../tests/builders/operator.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { buildHostLine } from './host-line.ts';

const { translate } = createSiteTexts(testOperator);
const host = { name: 'Anna Berg', since: '2021-04-01', languages: ['de', 'en'] };

test('a host is introduced by the usual time of an answer and the languages', () => {
  expect(buildHostLine(host, 3.2, translate('de'))).toBe(
    'Antwortet meist innerhalb weniger Stunden · Spricht Deutsch, Englisch',
  );
  expect(buildHostLine(host, 40, translate('en'))).toBe(
    'Usually takes a few days to answer · Speaks German, English',
  );
});

test('a host with few answers so far is introduced by the year of the first home', () => {
  expect(buildHostLine({ ...host, languages: [] }, null, translate('de'))).toBe('Dabei seit 2021');
});

test('a home of a feed without a host has no such line', () => {
  expect(buildHostLine({ ...host, name: '' }, 2, translate('de'))).toBe('');
});
