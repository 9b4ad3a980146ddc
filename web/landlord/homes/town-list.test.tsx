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

test('an unknown town is reported, with advice on what to do', () => {
  expect(listOf(true)).toContain(t('landlord.homes.new.townNone'));
  expect(listOf(false)).not.toContain(t('landlord.homes.new.townNone'));
});
