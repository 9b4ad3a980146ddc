import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
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
  ['petSize1', 'petSize', '2'],
  ['bonus', 'bonus', 'Rabattcode'],
  ['dates', 'dates', 'Wann möchten Sie reisen?'],
  ['email', 'email', 'E-Mail'],
])('the field %s is named in words and can be gone to', (field, reason, label) => {
  const html = summaryOf(field, reason);
  expect(html).toMatch(new RegExp(`<a href="#field-${field}">[^<]*${label}`, 'i'));
  expect(html).not.toContain('booking.');
});

test.each(languages)('a field is called in the list as where it stands: %s', (language) => {
  const t = texts.translate(language);
  const places = {
    adults: 'party.title',
    childAge: 'party.childAge',
    pets: 'party.dogs',
    petSize: 'party.dogSize',
    insurance: 'insurance.title',
    bonus: 'bonus.label',
    dates: 'request.dates',
    remarks: 'request.message',
  };
  for (const [field, place] of Object.entries(places)) {
    expect(t(`booking.customer.${field}`)).toBe(t(`booking.${place}`));
  }
});
