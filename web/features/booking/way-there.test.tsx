import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/booking/booking.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { WayThere } from './way-there.tsx';

const texts = createSiteTexts();
const wayOf = (withinMetres: number | null, language: Language = 'de'): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language, t: texts.translate(language), textsUrl: '' }}>
      <WayThere
        booking={
          {
            position: { lat: 39.91234, lon: 4.12345, withinMetres },
            address: null,
            arrivalInfo: null,
          } as Booking
        }
      />
    </TextsProvider>,
  );

test('an exact location is shown to the metre', () => {
  const html = wayOf(null);
  expect(html).toContain('39.91234, 4.12345');
  expect(html).toContain('geo:39.91234,4.12345');
  expect(html).toContain('mlat=39.91234');
});

test.each(languages)('a house whose place a feed has blurred is told as an area alone: %s', (language) => {
  const html = wayOf(150, language);
  expect(html).toContain('150\u00a0m');
  expect(html).not.toMatch(/39\.91234, 4\.12345|geo:|mlat|<dl/);
});
