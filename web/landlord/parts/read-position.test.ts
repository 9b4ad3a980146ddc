import { expect, test } from 'vitest';
import { isLink, readPair, readPosition } from './read-position.ts';

test.each([
  ['43.4697, 11.2886', { lat: 43.4697, lon: 11.2886 }],
  ['43.4697,11.2886', { lat: 43.4697, lon: 11.2886 }],
  ['43,4697; 11,2886', { lat: 43.4697, lon: 11.2886 }],
  ['43,4697 11,2886', { lat: 43.4697, lon: 11.2886 }],
  ['-33.9° 18.4°', { lat: -33.9, lon: 18.4 }],
])('reads %s', (text, position) => {
  expect(readPair(text)).toEqual(position);
});

test.each([
  ['(54.1234, 13.2345)', { lat: 54.1234, lon: 13.2345 }],
  ['54.1234 N, 13.2345 E', { lat: 54.1234, lon: 13.2345 }],
  ['54° N 13° O', { lat: 54, lon: 13 }],
  ['33°55\'24.0"S 18°25\'26.4"W', { lat: -33.923333, lon: -18.424 }],
  ['54°07′24.2″N, 13°14′05.3″E', { lat: 54.123389, lon: 13.234806 }],
  [
    'https://www.google.com/maps/place/Seeweg+4/@47.8500,12.3400,17z/data=!3m1!4b1!4m6!3d47.8560!4d12.3462',
    { lat: 47.856, lon: 12.3462 },
  ],
  ['https://www.google.de/maps/@54.1234,13.2345,17z?entry=ttu', { lat: 54.1234, lon: 13.2345 }],
  ['https://maps.google.com/?q=54.1234,13.2345', { lat: 54.1234, lon: 13.2345 }],
  ['https://www.google.com/maps/search/?api=1&query=54.1234%2C13.2345', { lat: 54.1234, lon: 13.2345 }],
  ['https://www.google.com/maps/search/54.1234,+13.2345', { lat: 54.1234, lon: 13.2345 }],
  ['https://www.openstreetmap.org/#map=19/54.12340/13.23450', { lat: 54.1234, lon: 13.2345 }],
  [
    'https://www.openstreetmap.org/?mlat=54.1234&mlon=13.2345#map=12/54.2/13.3',
    { lat: 54.1234, lon: 13.2345 },
  ],
  ['https://maps.apple.com/?ll=54.1234,13.2345&q=Haus%20Seerose', { lat: 54.1234, lon: 13.2345 }],
  ['https://maps.apple.com/place?coordinate=54.1234,13.2345&name=Haus', { lat: 54.1234, lon: 13.2345 }],
  ['maps.apple.com/?address=Seeweg%204&ll=-33.9,18.4', { lat: -33.9, lon: 18.4 }],
  ['https://www.bing.com/maps?cp=54.1234~13.2345&lvl=17', { lat: 54.1234, lon: 13.2345 }],
  ['geo:54.1234,13.2345?z=17', { lat: 54.1234, lon: 13.2345 }],
])('reads %s', (text, position) => {
  expect(readPair(text)).toEqual(position);
});

test('a shortened link is a link, but tells no position', () => {
  expect(isLink('https://maps.app.goo.gl/abc123')).toBe(true);
  expect(readPair('https://maps.app.goo.gl/abc123')).toBeNull();
  expect(readPair('https://example.org/?q=100%')).toBeNull();
  expect(isLink('Seeweg 4, Prien')).toBe(false);
});

test.each(['Castellina', '43.4697', '95, 11', '43.4, 190', '', 'Straße 5, 12'])(
  'takes %j for no position',
  (text) => {
    expect(readPair(text)).toBeNull();
  },
);

test('reads two fields, each with a point or a comma, or both numbers in one of them', () => {
  expect(readPosition({ lat: ' 43,5', lon: '11.3 ' })).toEqual({ lat: 43.5, lon: 11.3 });
  expect(readPosition({ lat: '43.5, 11.3', lon: '' })).toEqual({ lat: 43.5, lon: 11.3 });
  expect(readPosition({ lat: '43.5', lon: '' })).toBeNull();
  expect(readPosition({ lat: '91', lon: '11' })).toBeNull();
});
