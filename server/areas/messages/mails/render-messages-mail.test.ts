import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { renderMessagesMail, type MessagesMailInput } from './render-messages-mail.ts';

const translate = createSiteTexts().translate('en');
const mailTo = (recipient: MessagesMailInput['recipient'], collectedByUs: boolean): string =>
  renderMessagesMail({
    letter: {
      site: 'Feriola',
      language: 'en',
      translate,
      greeting: 'Hello,',
      href: 'https://example.com/booking',
      displayNumber: 4_000_001,
      homeTitle: 'Casa',
    },
    writer: 'Ada',
    recipient,
    hides: false,
    collectedByUs,
    takesReplies: true,
    messages: [{ text: 'When do you arrive?', at: '2030-06-01T09:30:00.000Z', files: [] }],
  }).text;

test('a guest is told whom to pay, and a landlord nothing of paying', () => {
  const [house, landlord] = [translate('mail.messages.pay.house'), translate('mail.messages.pay.landlord')];
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
  expect(flat(mailTo('guest', true))).toContain(house);
  expect(flat(mailTo('guest', false))).toContain(landlord);
  expect(flat(mailTo('guest', false))).not.toContain(house);
  for (const collectedByUs of [true, false]) {
    expect(flat(mailTo('landlord', collectedByUs))).not.toMatch(/never pay|you pay/i);
  }
});
