import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { SuggestionOption } from './suggestion-option.tsx';

const t = createSiteTexts().translate('en');

const shown = (alias: string, words: string): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <SuggestionOption
        {...{ id: 'one', text: 'tuscany', isActive: false, isRecent: false }}
        onActive={() => undefined}
        onChoose={() => undefined}
        suggestion={
          {
            kind: 'region',
            key: 'toskana',
            name: 'Tuscany',
            context: 'Italy',
            count: 10,
            distance: null,
            alias,
            words,
          } as never
        }
      />
    </TextsProvider>,
  );

test('homes are counted where the suggestion finds all that it counts', () => {
  expect(shown('', '')).toMatch(/10\shomes/);
  expect(shown('Oltrarno', 'Oltrarno')).toMatch(/10\shomes/);
  expect(shown('', 'pool')).not.toContain('homes');
});
