import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { TownList } from './town-list.tsx';

const t = createSiteTexts().translate('en');

const listOf = (isNone: boolean): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <TownList places={[]} others={[]} isNone={isNone} onPlace={() => undefined} onTown={() => undefined} />
    </TextsProvider>,
  );

test('a town that is not found is told, and what to do then', () => {
  expect(listOf(true)).toContain(t('landlord.homes.new.townNone'));
  expect(listOf(false)).not.toContain(t('landlord.homes.new.townNone'));
});
