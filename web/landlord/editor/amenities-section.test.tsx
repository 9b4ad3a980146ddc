import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import type { Editing } from './use-editing.ts';

const t = createSiteTexts().translate('en');

test('what guests search for and pages list is asked once, and is set where either of them was', () => {
  const amenities = { section: 'amenities', amenities: ['dishwasher'], equipment: { outside: ['barbecue'] } };
  const editing: Editing = {
    home: { ofFeed: false, amenities } as unknown as OwnHome,
    replace: () => undefined,
    save: () => undefined,
    sending: null,
    saved: null,
    unsaved: [],
    noteUnsaved: () => undefined,
    problemOf: () => null,
    errorOf: () => undefined,
  };
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <AmenitiesSection editing={editing} />
    </TextsProvider>,
  );
  expect(html.match(/name="dishwasher"/g)).toHaveLength(1);
  expect(html).not.toContain('name="barbecue"');
  for (const name of ['dishwasher', 'grill']) {
    const box = html.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`));
    expect(box, name).toContain('checked');
  }
});
