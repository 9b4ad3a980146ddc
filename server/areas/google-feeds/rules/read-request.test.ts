import { describe, expect, test } from 'vitest';
import { pricesMax, readRequest } from './read-request.ts';

const today = '2027-03-01' as const;
const query = (dates: string, homes = '<Property>7</Property>'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Query>${dates}<PropertyList>${homes}</PropertyList></Query>`;
const read = (content: string) => readRequest(content, today);

test('a query names one stay of some homes', () => {
  const content = query(
    '<Checkin>2027-05-08</Checkin> <Nights> 7 </Nights>',
    '<Property>7</Property><Property>9</Property>',
  );
  expect(read(content)).toEqual({
    ...{ kind: 'prices', homes: [7, 9] },
    itineraries: [{ arrival: '2027-05-08', nights: 7 }],
  });
});

test('a range of arrivals has every length up to the one that it names', () => {
  const content = query('<FirstDate>2027-05-08</FirstDate><LastDate>2027-05-09</LastDate><Nights>2</Nights>');
  expect(read(content)).toMatchObject({
    itineraries: [
      { arrival: '2027-05-08', nights: 1 },
      { arrival: '2027-05-08', nights: 2 },
      { arrival: '2027-05-09', nights: 1 },
      { arrival: '2027-05-09', nights: 2 },
    ],
  });
});

test('affected nights name all stays that touch them, and none before today', () => {
  const range = (first: string, last: string): string =>
    query(`<FirstDate>${first}</FirstDate><LastDate>${last}</LastDate><AffectedNights>2</AffectedNights>`);
  expect(read(range('2027-05-08', '2027-05-08'))).toMatchObject({
    itineraries: [
      { arrival: '2027-05-07', nights: 2 },
      { arrival: '2027-05-08', nights: 1 },
      { arrival: '2027-05-08', nights: 2 },
    ],
  });
  expect(read(range('2027-03-01', '2027-03-01'))).toMatchObject({
    itineraries: [
      { arrival: '2027-03-01', nights: 1 },
      { arrival: '2027-03-01', nights: 2 },
    ],
  });
});

test('a question for changes says since when', () => {
  const since = (text: string) =>
    read(`<HintRequest id="1" timestamp="2027-03-01T00:00:00Z">${text}</HintRequest>`);
  expect(since('<LastFetchTime>2027-02-28T23:00:00Z</LastFetchTime>')).toEqual({
    ...{ kind: 'changes', since: new Date('2027-02-28T23:00:00Z') },
  });
  expect(since('')).toEqual({ kind: 'changes', since: null });
});

describe('what is not answered', () => {
  test.each([
    ['broken', '<Query><Checkin>'],
    ['broken', ''],
    ['broken', '<!DOCTYPE q [<!ENTITY a "b">]><Query/>'],
    ['unknown', '<Booking/>'],
    ['homes', query('<Checkin>2027-05-08</Checkin><Nights>7</Nights>', '')],
    ['dates', query('<Checkin>2027-02-30</Checkin><Nights>7</Nights>')],
    ['dates', query('<Checkin>2027-05-08</Checkin><Nights>31</Nights>')],
    ['dates', query('<Checkin>2027-05-08</Checkin><Nights>x</Nights>')],
    ['dates', query('<FirstDate>2027-05-08</FirstDate><LastDate>2027-05-07</LastDate><Nights>1</Nights>')],
    ['dates', query('<FirstDate>2027-05-08</FirstDate><LastDate>2099-05-07</LastDate><Nights>1</Nights>')],
  ])('%s: %s', (refusal, content) => {
    expect(read(content)).toEqual({ refusal });
  });

  test('more prices than can be answered in time', () => {
    const homes = Array.from({ length: pricesMax + 1 }, (_, index) => `<Property>${index + 1}</Property>`);
    const content = query('<Checkin>2027-05-08</Checkin><Nights>7</Nights>', homes.join(''));
    expect(read(content)).toEqual({ refusal: 'too-many' });
  });
});
