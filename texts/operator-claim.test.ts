import { expect, test } from 'vitest';
import { buildOperator } from '../domain/operator/operator.ts';
import { createSiteTexts } from './site-texts.ts';

const claim = (texts: ReturnType<typeof createSiteTexts>, language: 'de' | 'en'): string =>
  texts.translate(language)('shell.claim');

test('the operator’s claim is shown in its languages, and overrides of editors take precedence', () => {
  const texts = createSiteTexts();
  const [german, english] = [claim(texts, 'de'), claim(texts, 'en')];
  const before = texts.version;
  texts.operate(buildOperator({ siteName: 'Strandkorb', claim: { de: 'Ans Meer' } }, 'localhost'));
  expect([claim(texts, 'de'), claim(texts, 'en')]).toEqual(['Ans Meer', english]);
  expect(texts.version).not.toBe(before);
  texts.override([{ language: 'de', key: 'shell.claim', text: 'Auf die Insel' }]);
  expect(claim(texts, 'de')).toBe('Auf die Insel');
  texts.override([]);
  texts.operate(buildOperator({ siteName: 'Strandkorb' }, 'localhost'));
  expect(claim(texts, 'de')).toBe(german);
});
