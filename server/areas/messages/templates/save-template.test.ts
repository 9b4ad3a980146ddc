import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { indexOfNames } from './placeholder-names.ts';
import { checkTemplate } from './save-template.ts';

const index = indexOfNames((language) => createSiteTexts().translate(language));
type Typed = Parameters<typeof checkTemplate>[0];
const check = (fields: Partial<Typed>) =>
  checkTemplate(
    {
      name: 'Anreise',
      texts: [{ language: 'de', text: 'Hallo {Vorname}' }],
      homes: null,
      timing: null,
      ...fields,
    },
    index,
  );

test('what is wrong is named by field, and unknown placeholders by name', () => {
  const texts: Typed['texts'] = [
    { language: 'de', text: 'Hallo {Vornahme}, {Adrese}!' },
    { language: 'en', text: 'x'.repeat(4001) },
  ];
  const timing = { kind: 'beforeArrival', days: 0, time: '09:00' } as const;
  const { fields, unknown } = check({ name: ' ', texts, timing });
  expect(fields).toEqual({ name: 'missing', 'texts.de': 'unknown', 'texts.en': 'tooLong', timing: 'days' });
  expect(unknown).toEqual(['Vornahme', 'Adrese']);
  expect(check({ texts: [{ language: 'it', text: ' ' }] }).fields).toEqual({ texts: 'missing' });
});

test('names in any language are read, and equal times are equal', () => {
  const { template, fields } = check({
    texts: [{ language: 'en', text: 'Hi {Prénom}, {first name}, {codice d’accesso}' }],
    timing: { kind: 'confirmed', days: 7, time: '09:00' },
    homes: [3, 1, 3],
  });
  expect(fields).toEqual({});
  expect(template.texts).toEqual({ en: 'Hi {guestFirstName}, {guestFirstName}, {keyCode}' });
  expect(template).toMatchObject({ timing: { kind: 'confirmed', days: 0, time: '' }, homes: [1, 3] });
});
