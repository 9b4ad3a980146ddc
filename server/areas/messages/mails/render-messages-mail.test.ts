import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { renderMessagesMail, type MessagesMailInput } from './render-messages-mail.ts';

const translate = createSiteTexts().translate('en');
const mailTo = (
  recipient: MessagesMailInput['recipient'],
  collectedByUs: boolean,
  hidden: MessagesMailInput['messages'][number]['hidden'] = null,
): string =>
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
    isQuestion: false,
    messages: [{ text: 'When do you arrive?', hidden, at: '2030-06-01T09:30:00.000Z', files: [] }],
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

test('a mail says so where it hides the number of an account or a card', () => {
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
  const told = translate('mail.messages.hiddenPayment');
  expect(flat(mailTo('guest', true, 'payment'))).toContain(told);
  for (const hidden of ['contacts', null] as const) {
    expect(flat(mailTo('guest', true, hidden))).not.toContain(told);
  }
});
