import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { Flag, Pills } from './filter-choices.tsx';

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

test('a group that would find nothing is left out', () => {
  expect(pills({}, { 'sauna:Y': 3 })).toBe('');
});

test.each<[string, SearchFilter, Record<string, number>]>([
  ['finds something', {}, { 'sleepingRooms:2': 4 }],
  ['is chosen from', { sleepingRooms: 2 }, { 'sauna:Y': 3 }],
  ['is not counted yet', {}, {}],
])('a group that %s is shown', (_, filter, counts) => {
  expect(pills(filter, counts).match(/type="radio"/g)).toHaveLength(3);
});

test('an amenity that no home has is left out, unless it is chosen', () => {
  const flag = (filter: SearchFilter, counts: Record<string, number>): string =>
    renderToStaticMarkup(
      <TextsProvider value={texts}>
        <Flag name="sauna" filter={filter} counts={counts} onChange={() => undefined} />
      </TextsProvider>,
    );
  expect(flag({}, { 'pool:Y': 3 })).toBe('');
  expect(flag({ sauna: 'Y' }, { 'pool:Y': 3 })).toContain('checked');
  expect(flag({}, { 'sauna:Y': 3 })).toContain('>3<');
});
