import { describe, expect, test } from 'vitest';
import { isDistrictKey, readCovidDocument, readDistricts } from './read-source.ts';

describe('the document of notices', () => {
  const source = {
    infos: [
      {
        title: { de: 'Einreise', en: 'Entry' },
        text: 'Text',
        date: '2021-05-01',
        url: 'javascript:alert(1)',
      },
      { title: '', text: 'without a title' },
    ],
    states: [
      { state: '01', name: 'Schleswig-Holstein', status: 'open' },
      { state: '02', name: 'Hamburg', status: 'who knows' },
    ],
  };

  test('is read in one language, without what does not fit', () => {
    expect(readCovidDocument(source, 'en')).toEqual({
      infos: [{ title: 'Entry', text: 'Text', date: '2021-05-01', url: '' }],
      states: [{ state: '01', name: 'Schleswig-Holstein', status: 'open', text: '' }],
    });
    expect(readCovidDocument(source, 'fr').infos[0]?.title).toBe('Einreise');
  });

  test.each([null, 'text', [], { infos: 'none' }, { states: [{}] }])('%j says nothing', (broken) => {
    expect(readCovidDocument(broken, 'de')).toEqual({ infos: [], states: [] });
  });
});

describe('the districts', () => {
  test('are read from features', () => {
    const attributes = {
      RS: '02000',
      GEN: 'Hamburg',
      BL: 'Hamburg',
      cases7_per_100k: 12.345,
      last_update: '1.5.',
    };
    expect(readDistricts({ features: [{ attributes }] })).toEqual([
      { RS: '02000', name: 'Hamburg', state: 'Hamburg', cases7Per100k: 12.3, updated: '1.5.' },
    ]);
    expect(readDistricts({ error: { code: 400 } })).toEqual([]);
  });

  test.each([
    ['02000', true],
    ['010510044044', true],
    ['', false],
    ["1' or 1=1", false],
    ['1234567890123', false],
  ])('%j is a key: %s', (key, expected) => {
    expect(isDistrictKey(key)).toBe(expected);
  });
});
