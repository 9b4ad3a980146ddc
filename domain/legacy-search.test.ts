import { describe, expect, test } from 'vitest';
import { hasLegacyFilters, parseLegacySearch } from './legacy-search.ts';

const read = (query: string) => parseLegacySearch(new URLSearchParams(query));

describe('names and values of earlier years', () => {
  test.each([
    ['partner=17', { PID: 17 }],
    ['ort=4711', { place: 4711 }],
    ['land=ES', { country: 'es' }],
    ['preisvon=100', { priceMin: 100 }],
    ['preisbis=1250', { priceMax: 1250 }],
    ['personen=4', { persons: 4 }],
    ['schlafzimmer=3', { sleepingRooms: 3 }],
    ['haustyp=1', { objectType: 'house' }],
    ['haustyp=2', { objectType: 'apartment' }],
    ['IDObjektliste=1001,1002,1003', { objects: [1001, 1002, 1003] }],
    ['meer=1', { distSea: 1 }],
    ['meer=2', { distSea: 5 }],
    ['meer=3', { distSea: 10 }],
    ['see=1', { distLake: 1 }],
    ['see=2', { distLake: 5 }],
    ['see=3', { distLake: 10 }],
    ['skilift=1', { distSkilift: 1 }],
    ['skilift=2', { distSkilift: 5 }],
    ['skilift=3', { distSkilift: 10 }],
    ['loipe=1', { distSkiloipe: 1 }],
    ['loipe=2', { distSkiloipe: 5 }],
    ['loipe=3', { distSkiloipe: 10 }],
    ['bootsverleih=1', { boatrentalservice: 'Y' }],
    ['angeln=1', { fishing: 'Y' }],
    ['grill=1', { grill: 'Y' }],
    ['internet=1', { internet: 'Y' }],
    ['sauna=1', { sauna: 'Y' }],
    ['tv=1', { tv: 'Y' }],
    ['geschirr=1', { dishwasher: 'Y' }],
    ['kamin=1', { fireplace: 'Y' }],
    ['klima=1', { airconditioning: 'Y' }],
    ['nichtraucherhaus=1', { nonsmoking: 'Y' }],
    ['parkplatz=1', { parking: 'Y' }],
    ['terrasse=1', { terrace: 'Y' }],
    ['tiere=1', { pets: 'one' }],
    ['tiere=2', { pets: 'one' }],
    ['pool=1', { swimmingpool: 'Y' }],
    ['waschmasch=1', { washingmachine: 'Y' }],
    ['pool=Y', { swimmingpool: 'Y' }],
    ['pool=J', { swimmingpool: 'Y' }],
    ['pool=on', { swimmingpool: 'Y' }],
    ['pool=true', { swimmingpool: 'Y' }],
    ['datvon=03.07.2027&datbis=17.07.2027', { startDate: '2027-07-03', endDate: '2027-07-17' }],
    ['datvon=03.07.2027&reisedauer=7', { startDate: '2027-07-03', endDate: '2027-07-10' }],
    ['datvon=28.12.2027&reisedauer=7', { startDate: '2027-12-28', endDate: '2028-01-04' }],
    ['datvon=29.02.2028&reisedauer=1', { startDate: '2028-02-29', endDate: '2028-03-01' }],
    ['searchtype=volltextsuche&pattern=blaue%20Bucht', { fulltext: 'blaue Bucht' }],
    ['col=objoai', { sort: 'recommendation' }],
    ['col=objrating', { sort: 'rating' }],
    ['col=preis&sort=asc', { sort: 'priceAsc' }],
    ['col=preis&sort=desc', { sort: 'priceDesc' }],
    ['anbieter=12', { agency: 12 }],
    ['idangebot=122', { offer: 122 }],
    // Case does not count, as it never did.
    ['Personen=4&LAND=de&idobjektliste=5', { persons: 4, country: 'de', objects: [5] }],
    // Current parameter names count too, but the legacy ones take precedence.
    ['swimmingpool=Y&personen=4&persons=6', { swimmingpool: 'Y', persons: 4 }],
  ])('%s', (query, filter) => {
    expect(read(query)).toEqual(filter);
  });
});

describe('what does not fit is dropped', () => {
  test.each([
    'partner=x17',
    'partner=',
    'ort=Sylt',
    'land=deu',
    'land=d1',
    'preisvon=99',
    'preisbis=12,5',
    'preisbis=1000000000',
    'personen=vier',
    'personen=0',
    'personen=-2',
    'schlafzimmer=2.5',
    'haustyp=3',
    'haustyp=0',
    'haustyp=house',
    'haustyp=constructor',
    'IDObjektliste=a,b',
    'IDObjektliste=',
    'meer=0',
    'meer=4',
    'meer=10',
    'see=5',
    'skilift=nah',
    'loipe=',
    'bootsverleih=0',
    'angeln=N',
    'grill=nein',
    'internet=',
    'sauna=false',
    'tv=maybe',
    'geschirr=-1',
    'tiere=0',
    'tiere=none',
    'pool=999',
    'datvon=2027-07-03',
    'datvon=31.02.2027',
    'datvon=3.7.2027',
    'datvon=03.07.27',
    'datbis=99.99.9999',
    'reisedauer=7',
    'datvon=nie&reisedauer=7',
    'searchtype=volltextsuche',
    'searchtype=volltextsuche&pattern=',
    'searchtype=detail&pattern=Bucht',
    'pattern=Bucht',
    'col=preis',
    'col=preis&sort=up',
    'col=lage',
    'sort=asc',
    'anbieter=Meier',
    'idangebot=ski',
    'unbekannt=1',
  ])('%s', (query) => {
    expect(read(query)).toEqual({});
  });

  test('an impossible length leaves the start alone', () => {
    expect(read('datvon=03.07.2027&reisedauer=0')).toEqual({ startDate: '2027-07-03' });
    expect(read('datvon=03.07.2027&reisedauer=999')).toEqual({ startDate: '2027-07-03' });
  });
});

test.each([
  ['personen=4', true],
  ['IDOBJEKTLISTE=1', true],
  ['datvon=03.07.2027', true],
  ['partner=17', true],
  ['ort=Sylt', true],
  ['place=Sylt', true],
  ['place=4711', false],
  ['sauna=1', true],
  ['sauna=0', false],
  ['col=preis&sort=asc', true],
  ['col=lage', false],
  ['sauna=Y', false],
  ['persons=4&sort=rating', false],
  ['', false],
])('%s is of earlier years: %s', (query, expected) => {
  expect(hasLegacyFilters(new URLSearchParams(query))).toBe(expected);
});
