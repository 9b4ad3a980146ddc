import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { PublishRefusal, timeError } from './publish-refusal.tsx';

const t = createSiteTexts().translate('de');
const shown = (paths: readonly string[]): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'de', t, textsUrl: '' }}>
      <PublishRefusal refusal={{ type: 'content-invalid', paths }} />
    </TextsProvider>,
  );

test('an invalid time is shown at its field, not among the missing parts', () => {
  expect(shown(['publishAt'])).toBe('');
  const refusal = { type: 'content-invalid', paths: ['publishAt'] };
  expect(timeError(refusal, 'publishAt', t)).toBe('Bitte wählen Sie einen Zeitpunkt in der Zukunft.');
  expect(timeError(refusal, 'unpublishAt', t)).toBeUndefined();
  expect(timeError(null, 'publishAt', t)).toBeUndefined();
});

test('an address of another page has its own message', () => {
  expect(shown(['slug'])).toContain('Eine andere Seite hat schon diese Adresse.');
});

test('missing parts are listed block by block', () => {
  expect(shown(['blocks', 'blocks.2.title'])).toContain('Titel und Beschreibung der Seite');
  expect(shown(['blocks.2.title'])).toContain('Baustein 3');
});
