import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { lineLabel } from './document-parts.ts';

test.each(languages)('in %s the tourist tax of adults and of children are told apart', (language) => {
  const t = createSiteTexts().translate(language);
  const labelOf = (payers?: 'adults' | 'children') =>
    lineLabel({ code: 'touristTax', amount: 100, payers } as Parameters<typeof lineLabel>[0], t);
  expect(new Set([labelOf(), labelOf('adults'), labelOf('children')]).size).toBe(3);
  expect(labelOf('children')).toContain(labelOf());
});

test.each(languages)('a document in %s calls a service as the price box does', (language) => {
  const t = createSiteTexts().translate(language);
  for (const code of ['energy', 'parking', 'bonus', 'insurance', 'touristTax']) {
    const label = lineLabel({ code, amount: 100 } as Parameters<typeof lineLabel>[0], t);
    expect(label).toBe(t(`price.service.${code}`).replaceAll('\u00ad', ''));
    expect(label).not.toBe(code);
  }
});
