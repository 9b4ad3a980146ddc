import { expect, test } from 'vitest';
import { filterOfCall } from './named-place.ts';

const asked: unknown[] = [];
const placeNumber = (name: string, country: string | null) => {
  asked.push([name, country]);
  return Promise.resolve(name === 'Husum' ? 70 : null);
};

test.each([
  [{ place: 'Husum' }, { place: 70 }, [['Husum', null]]],
  [{ place: 'Husum', country: 'DE' }, { place: 70, country: 'de' }, [['Husum', 'de']]],
  [{ place: 'Neustadt', sauna: 'Y' }, { sauna: 'Y' }, [['Neustadt', null]]],
  [{ place: '70' }, { place: 70 }, []],
  [{ place: 70 }, { place: 70 }, []],
  [{ place: '' }, {}, []],
  [{ place: ['Husum'] }, {}, []],
  [{ startDate: '2027-06-05', duration: 7 }, { startDate: '2027-06-05', endDate: '2027-06-12' }, []],
  [{}, {}, []],
])('%j means %j', async (query, filter, questions) => {
  asked.length = 0;
  expect(await filterOfCall(query, placeNumber)).toEqual(filter);
  expect(asked).toEqual(questions);
});

test('the name of a wide area alone means its regions; beside a place it is a word like any other', async () => {
  expect(await filterOfCall({ q: 'Ostsee', persons: '4' }, placeNumber)).toEqual({
    region: 'ganze-ostsee',
    persons: 4,
  });
  expect(await filterOfCall({ q: 'Ostsee', country: 'de' }, placeNumber)).toEqual({
    q: 'Ostsee',
    country: 'de',
  });
  expect(await filterOfCall({ q: 'Ostsee mit Hund' }, placeNumber)).toEqual({ q: 'Ostsee mit Hund' });
});
