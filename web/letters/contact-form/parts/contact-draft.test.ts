import { expect, test } from 'vitest';
import { readDraft } from './contact-draft.ts';

test('a draft is read as it was stored, and as far as it is one', () => {
  const form = {
    topic: 'other',
    name: 'Erika',
    company: '',
    email: '',
    phone: '',
    bookingNumber: '4',
    objectNumber: '',
    message: 'Guten Tag',
  };
  expect(readDraft({ form, startedAt: 5 })).toEqual({ form, startedAt: 5 });
  expect(readDraft({ form: { ...form, message: 7, more: 'x' }, startedAt: 5 })).toEqual({
    form: { ...form, message: '' },
    startedAt: 5,
  });
  for (const stored of [null, 'x', {}, { form, startedAt: '5' }, { form: 'x', startedAt: 5 }]) {
    expect(readDraft(stored)).toBeNull();
  }
});
