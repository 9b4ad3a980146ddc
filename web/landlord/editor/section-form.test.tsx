import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

const t = createSiteTexts().translate('en');

function formOf(isChanged: boolean): string {
  const editing: Editing = {
    home: { ofFeed: false } as OwnHome,
    replace: () => undefined,
    save: () => undefined,
    sending: null,
    saved: 'amenities',
    unsaved: isChanged ? ['amenities'] : [],
    noteUnsaved: () => undefined,
    problemOf: () => null,
    errorOf: () => undefined,
  };
  return renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <SectionForm
        editing={editing}
        section="amenities"
        part={{ section: 'amenities', amenities: [], equipment: {} }}
        isChanged={isChanged}
      >
        <input />
      </SectionForm>
    </TextsProvider>,
  );
}

test('a section is shown as saved until something is typed in it', () => {
  const saved = t('landlord.editor.saved');
  const unsaved = t('landlord.editor.unsaved');
  expect(formOf(false)).toContain(saved);
  expect(formOf(false)).not.toContain(unsaved);
  expect(formOf(true)).toContain(unsaved);
  expect(formOf(true)).not.toContain(`>${saved}<`);
});
