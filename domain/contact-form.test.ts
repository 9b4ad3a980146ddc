import { describe, expect, test } from 'vitest';
import { trimContact, validateContact, type ContactForm } from './contact-form.ts';

const form = (change: Partial<ContactForm> = {}): ContactForm => ({
  topic: 'booking',
  name: 'Erika Mustermann',
  company: '',
  email: 'erika@example.org',
  phone: '',
  bookingNumber: '',
  objectNumber: '',
  message: 'Wann können wir anreisen?',
  ...change,
});

describe('what somebody writes to the office', () => {
  test('is taken where all is right, with white space around it', () => {
    expect(validateContact('guest', form())).toEqual({});
    expect(
      validateContact('guest', form({ email: ' erika@example.org ', bookingNumber: 'Nr. 4 000 001' })),
    ).toEqual({});
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: 'Erika\r\nBcc: all@example.org' }, { name: 'characters' }],
    [{ name: 'Gewinn auf www.example.org' }, { name: 'link' }],
    [{ email: 'erika' }, { email: 'email' }],
    [{ email: 'a@example.org, b@example.org' }, { email: 'email' }],
    [{ phone: 'ruf mich an' }, { phone: 'phone' }],
    [{ bookingNumber: 'keine' }, { bookingNumber: 'number' }],
    [{ topic: 'payout' }, { topic: 'topic' }],
    [{ message: 'Hallo' }, { message: 'short' }],
    [{ message: 'a'.repeat(5001) }, { message: 'long' }],
    [{ message: 'Ein Zeichen\u0000 zu viel' }, { message: 'characters' }],
  ] as const)('%j is refused', (change, errors) => {
    expect(validateContact('guest', form(change))).toEqual(errors);
  });

  test('has topics of its own for each kind', () => {
    expect(validateContact('landlord', form({ topic: 'payout' }))).toEqual({});
    expect(validateContact('agency', form({ topic: 'search' }))).toEqual({ topic: 'topic' });
  });

  test('keeps the lines of a message', () => {
    expect(trimContact(form({ message: ' Guten Tag,\r\n\r\nwann?\r' })).message).toBe('Guten Tag,\n\nwann?');
  });
});
