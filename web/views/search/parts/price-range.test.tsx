import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { PriceRange } from './price-range.tsx';

function stepsOf(filter: SearchFilter): (string | undefined)[] {
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t: createSiteTexts().translate('en'), textsUrl: '' }}>
      <PriceRange filter={filter} counts={{}} preset={{}} isAlive={false} onChange={() => undefined} />
    </TextsProvider>,
  );
  return [...html.matchAll(/step="(\d+)"/g)].map(([, step]) => step);
}

test('the fields for prices step by hundreds, and by whole euros from a price between two steps', () => {
  expect(stepsOf({})).toEqual(['100', '100']);
  expect(stepsOf({ priceMin: 400, priceMax: 1250 })).toEqual(['100', '1']);
});
