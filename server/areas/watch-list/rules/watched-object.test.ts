import { describe, expect, it } from 'vitest';
import { storedWatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { presentWatched, watchedEntry, withStoredNames } from './watched-object.ts';
import { euros } from '../../../../domain/money.ts';

const input = {
  objectNumber: 7,
  price: euros(1234.56),
  priceOriginal: null,
  pricePercentReduction: 12.5,
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  persons: 4,
  childAges: [3, 11],
  pets: 1,
};

describe('a watched home', () => {
  it('is kept in cents and shown in euros', () => {
    const entry = watchedEntry(input);
    expect(entry).toMatchObject({ price: 123456, priceOriginal: null, percentReduction: 13 });
    const shown = presentWatched({ ...entry, addDate: new Date('2027-01-02T10:00:00Z'), deleteDate: null });
    expect(shown).toEqual({
      ...input,
      pricePercentReduction: 13,
      currency: 'EUR',
      addDate: '2027-01-02T10:00:00.000Z',
      deleteDate: '',
    });
  });

  it('bears in replies what is stored under names of its own, too', () => {
    const entry = watchedEntry(input);
    const shown = presentWatched({ ...entry, addDate: new Date('2027-01-02T10:00:00Z'), deleteDate: null });
    const replied = withStoredNames(shown);
    expect(storedWatchedObject.parse(replied)).toEqual(replied);
    for (const [name, value] of Object.entries(shown)) {
      expect(replied).toHaveProperty(name, value);
      expect(replied).toHaveProperty(`watch${name[0]!.toUpperCase()}${name.slice(1)}`, value);
    }
    expect(Object.keys(replied)).toHaveLength(2 * Object.keys(shown).length);
  });

  it.each([
    ['', ''],
    ['2027-07-03', ''],
    ['', '2027-07-10'],
    ['2027-07-10', '2027-07-03'],
    ['0000-01-01', '2027-07-03'],
  ])('has no stay from "%s" to "%s"', (startDate, endDate) => {
    expect(watchedEntry({ ...input, startDate, endDate })).toMatchObject({ startDate: null, endDate: null });
  });
});
