import { expect, test } from 'vitest';
import { commentedFolders, fragmentsIn, isFragment } from '../scripts/find-fragments.ts';

test.each([
  'Of the next row.',
  'As it was found.',
  'For the metrics.',
  'Without quotes; decoded.',
  'Of the one home that is on the site no more.',
  'For each night of the horizon from today on, 1 where it is taken.',
  'In the order of the hits; a home that was removed meanwhile is missing.',
  'With minimumStay and maximumStay: that many nights.',
  'When it was to begin, in milliseconds of `performance.now()`.',
  'Only of travellers of this kind.',
  'To be read at once.',
])('"%s" is no sentence', (comment) => {
  expect(isFragment(comment)).toBe(true);
});

test.each([
  'The next row is read from here on.',
  'On a partner’s host the partner answers.',
  'While an import changes more homes than this, a page that is being rendered counts as touched by it.',
  'At least one bookable stay ends here.',
  'From this many nights on the weekly rate counts.',
  'In a dialog the first day takes the focus.',
  'After a change of page the focus goes to its content, as after a full load.',
  'Once booked, nothing of it stays in the browser.',
  'Without a rate each of the connections asks again as soon as it is answered.',
  'What the area needs from the rest of the house.',
  'Reads a file of homes.',
])('"%s" is one', (comment) => {
  expect(isFragment(comment)).toBe(false);
});

test('every doc comment is a sentence that a stranger understands', () => {
  expect(fragmentsIn(commentedFolders).map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
