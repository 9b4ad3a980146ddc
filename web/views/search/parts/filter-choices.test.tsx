import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { Pills } from './filter-choices.tsx';

const texts = { language: 'en' as const, t: createSiteTexts().translate('en'), textsUrl: '' };

function pills(filter: SearchFilter, counts: Readonly<Record<string, number>>): string {
  return renderToStaticMarkup(
    <TextsProvider value={texts}>
      <Pills
        name="sleepingRooms"
        values={[1, 2]}
        filter={filter}
        counts={counts}
        onChange={() => undefined}
      />
    </TextsProvider>,
  );
}

const folded = 'data-testid="no-hits-group"';

test('a group that would find nothing folds away, and its choices are still there', () => {
  const html = pills({}, { 'sauna:Y': 3 });
  expect(html).toContain(folded);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
});

test.each<[string, SearchFilter, Record<string, number>]>([
  ['finds something', {}, { 'sleepingRooms:2': 4 }],
  ['is chosen from', { sleepingRooms: 2 }, { 'sauna:Y': 3 }],
  ['is not counted yet', {}, {}],
])('a group that %s stands open', (_, filter, counts) => {
  expect(pills(filter, counts)).not.toContain(folded);
});
