import { expect, test } from 'vitest';
import { topicTexts } from './topic-texts.ts';

const t = (key: string): string => `<${key.replace('content.topic.', '')}>`;

test('an entry may have words of its own, and everybody else reads those of the house', () => {
  const texts = topicTexts([{ topic: 'guest.stay', text: 'On the spot' }, { topic: 'guest.other' }], t);
  expect(texts.findTopicName('guest', 'stay')).toBe('On the spot');
  expect(texts.findTopicName('guest', 'other')).toBe('<guest.other>');
  // It is not offered any more, and old letters are about it.
  expect(texts.findTopicName('guest', 'payment')).toBe('<guest.payment>');
});

test('a form offers what was arranged for it, in that order; without, all that there is', () => {
  const texts = topicTexts([{ topic: 'guest.stay', text: 'On the spot' }, { topic: 'guest.booking' }], t);
  expect(texts.offered('guest')).toEqual([
    { value: 'stay', text: 'On the spot' },
    { value: 'booking', text: '<guest.booking>' },
    // Reporting content stays possible.
    { value: 'content', text: '<guest.content>' },
  ]);
  expect(texts.offered('partner').map(({ value }) => value)).toEqual([
    'programme',
    'technology',
    'settlement',
    'press',
    'other',
  ]);
});

test('what several may write about is named by each, and once where they say the same', () => {
  const same = topicTexts(
    ['guest', 'landlord', 'partner', 'agency'].map((kind) => ({ topic: `${kind}.other`, text: 'Other' })),
    t,
  );
  const all = new Map(same.all().map(({ value, text }) => [value, text]));
  expect(all.get('other')).toBe('Other');
  expect(all.get('booking')).toBe('<guest.booking> / <agency.booking>');
});
