import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import Description from './description.tsx';

const t = createSiteTexts().translate('it');
const shown = (language: string): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'it', t, textsUrl: '' }}>
      <Description
        objectNumber={1001}
        text={{
          ...{ title: 'Haus', teaser: '', description: 'Am Deich.', features: '', houseRules: null },
          ...{ translatedFrom: null, language },
        }}
      />
    </TextsProvider>,
  );

test('a text that nobody has translated says its language', () => {
  const note = t('object.source.original', { language: t('object.source.in.de') });
  expect(shown('de')).toContain(note);
  expect(shown('it')).not.toContain(note);
});
