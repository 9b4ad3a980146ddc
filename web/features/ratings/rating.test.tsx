import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { Rating } from './rating.tsx';

const texts = { language: 'de' as const, t: createSiteTexts().translate('de'), textsUrl: '' };

test.each([
  [1, '1\u00a0Bewertung', false],
  [2, '2\u00a0Bewertungen', false],
  [3, '3,6', true],
])('%i ratings are shown as %s', (count, words, isAverage) => {
  const html = renderToStaticMarkup(
    <TextsProvider value={texts}>
      <Rating average={3.6} count={count} />
    </TextsProvider>,
  );
  expect(html).toContain(words);
  expect(html.includes('3,6')).toBe(isAverage);
});
