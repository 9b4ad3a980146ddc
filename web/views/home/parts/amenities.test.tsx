import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../../app/routes-context.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import Amenities from './amenities.tsx';

const texts = createSiteTexts();

test.each(languages)('a grill is listed once, whoever names it, in %s', (language) => {
  const t = texts.translate(language);
  const html = (equipment: Record<string, string[]>): string =>
    renderToStaticMarkup(
      <TextsProvider value={{ language, t, textsUrl: '' }}>
        <RoutesProvider value={createGuestRoutes('add')}>
          <Amenities equipment={equipment} flags={['grill', 'internet']} source="own" />
        </RoutesProvider>
      </TextsProvider>,
    );
  const grills = (of: Record<string, string[]>): number =>
    html(of)
      .match(/<li>(<svg.*?<\/svg>)?([^<]+)</g)!
      .filter((item) => item.includes(t('search.filter.grill:Y'))).length;
  expect(grills({ outside: ['garden', 'barbecue'] })).toBe(1);
  expect(grills({ outside: ['garden'] })).toBe(1);
});
