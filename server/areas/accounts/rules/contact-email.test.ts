import { describe, expect, it } from 'vitest';
import { contactEmail } from './contact-email.ts';

describe('contactEmail', () => {
  it.each(['a@b.de', ' anna.muster+haus@mail.example.org ', 'jörg@müller.de'])('takes "%s"', (typed) => {
    expect(contactEmail(typed)).toBe(typed.trim());
  });
  it.each([
    '',
    'anna',
    'anna@',
    '@b.de',
    'a@b',
    'a b@c.de',
    'a@b@c.de',
    'a@b.de\0',
    'a\0@b.de',
    'a@b.de\r\nBcc: all@c.de',
    '<a@b.de>',
    `${'a'.repeat(65)}@b.de`,
  ])('leaves %j', (typed) => {
    expect(contactEmail(typed)).toBeNull();
  });
});
