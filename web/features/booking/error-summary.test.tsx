import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { ErrorSummary } from './error-summary.tsx';

const texts = createSiteTexts();
const summaryOf = (field: string, reason: string): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'de', t: texts.translate('de'), textsUrl: '' }}>
      <ErrorSummary errors={{ [field]: reason }} attempt={1} />
    </TextsProvider>,
  );

test.each([
  ['adults', 'tooManyPersons', 'Wer reist mit?'],
  ['childAge1', 'childAge', '2'],
  ['bonus', 'bonus', 'Bonuscode'],
  ['dates', 'dates', 'Wann möchten Sie reisen?'],
  ['email', 'email', 'E-Mail'],
])('the field %s is named in words and can be gone to', (field, reason, label) => {
  const html = summaryOf(field, reason);
  expect(html).toMatch(new RegExp(`<a href="#field-${field}">[^<]*${label}`, 'i'));
  expect(html).not.toContain('booking.');
});
