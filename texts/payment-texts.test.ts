import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { methodsByCollector } from '../domain/pricing/payment-methods.ts';
import { createSiteTexts } from './site-texts.ts';

test.each(languages)('every method of payment has its name and its hint in %s', (language) => {
  const t = createSiteTexts().translate(language);
  const keys = Object.entries(methodsByCollector).flatMap(([collector, codes]) =>
    codes.flatMap((code) => [`booking.payment.method.${code}`, `booking.payment.hint.${collector}.${code}`]),
  );
  expect(keys.filter((key) => !t.has(key))).toEqual([]);
});
