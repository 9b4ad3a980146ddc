import { expect, test } from 'vitest';
import { isAutomatic } from './is-automatic.ts';

const mail = (headers: Record<string, string>, address = 'ada@example.org') => ({
  headers: Object.entries(headers).map(([key, value]) => ({ key, originalKey: key, value })),
  attachments: [],
  from: { name: 'Ada', address },
  messageId: '<1@example.org>',
});
const own = ['www.example.com'];

test('what a program has written is told from what a person has', () => {
  expect(isAutomatic(mail({}), own)).toBe(false);
  expect(isAutomatic(mail({ 'auto-submitted': 'no' }), own)).toBe(false);
  expect(isAutomatic(mail({ precedence: 'normal', 'x-loop': 'elsewhere.example' }), own)).toBe(false);
  for (const headers of [
    { 'auto-submitted': 'auto-replied' },
    { precedence: 'Bulk' },
    { precedence: 'auto_reply' },
    { 'list-id': '<a.example>' },
    { 'x-loop': 'www.example.com' },
  ] as Record<string, string>[]) {
    expect(isAutomatic(mail(headers), own)).toBe(true);
  }
  expect(isAutomatic(mail({}, 'booking@www.example.com'), own)).toBe(true);
  expect(isAutomatic(mail({}, 'MAILER-DAEMON@relay.example'), own)).toBe(true);
  expect(isAutomatic({ ...mail({}), messageId: '<booking-1@www.example.com>' }, own)).toBe(true);
  const report = { mimeType: 'message/delivery-status' } as never;
  expect(isAutomatic({ ...mail({}), attachments: [report] }, own)).toBe(true);
});
