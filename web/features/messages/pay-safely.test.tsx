import { testOperator } from '../../../tests/builders/operator.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { PaySafely } from './pay-safely.tsx';

const t = createSiteTexts(testOperator).translate('en');
const shown = (side: 'guest' | 'landlord', collectedByUs: boolean): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <PaySafely thread={{ side, collectedByUs, question: null }} />
    </TextsProvider>,
  );

test('who pays the landlord is not told that paying the landlord is a fraud', () => {
  expect(shown('guest', true)).toContain('Pay for your stay only through Feriola;');
  expect(shown('guest', false)).not.toContain('Feriola');
  expect(shown('guest', false)).toContain('you pay your host');
});

test('a landlord is not warned of the landlord', () => {
  expect(shown('landlord', true)).toBe('');
  expect(shown('landlord', false)).toBe('');
});
