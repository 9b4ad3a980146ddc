import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { Lacking, timeError } from './lacking.tsx';

const t = createSiteTexts().translate('de');
const shown = (paths: readonly string[]): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'de', t, textsUrl: '' }}>
      <Lacking refusal={{ type: 'content-invalid', paths }} />
    </TextsProvider>,
  );

test('a wrong time is told at its field and is nothing that the text lacks', () => {
  expect(shown(['publishAt'])).toBe('');
  const refusal = { type: 'content-invalid', paths: ['publishAt'] };
  expect(timeError(refusal, 'publishAt', t)).toBe('Die Zeit muss in der Zukunft liegen.');
  expect(timeError(refusal, 'unpublishAt', t)).toBeUndefined();
  expect(timeError(null, 'publishAt', t)).toBeUndefined();
});

test('an address that another page has is told as that', () => {
  expect(shown(['slug'])).toContain('Eine andere Seite hat schon diese Adresse.');
});

test('what readers would miss is told block by block', () => {
  expect(shown(['blocks', 'blocks.2.title'])).toContain('Titel und Beschreibung der Seite');
  expect(shown(['blocks.2.title'])).toContain('Baustein 3');
});
