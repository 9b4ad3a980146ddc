import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import Provider from './provider.tsx';

const t = createSiteTexts().translate('en');
const trader = {
  ...{ street: 'Hauptstraße 3', zip: '24103', city: 'Kiel', country: 'de' },
  ...{ phone: '+49 431 1', email: 'kueste@example.org', register: 'Kiel HRB 42', isLawful: true },
};

/** The words of the part, and what is in its fold. */
function shown(
  landlord: object,
  agencyName = '',
  variants: ComponentProps<typeof Provider>['variants'] = [],
): { words: string; folded: string } {
  const known = { name: '', isTrader: true, since: '2019-01-01', languages: ['de'], trader: null };
  const home = { objectNumber: 7, registrationNumber: null, agencyName, landlord: { ...known, ...landlord } };
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <MemoryRouter>
        <Provider
          {...(home as ComponentProps<typeof Provider>)}
          reportPath="/en/help-contact/guest/?topic=content&object=7"
          askPath="/en/ask-the-host/?object=7"
          variants={variants}
        />
      </MemoryRouter>
    </TextsProvider>,
  );
  const text = (part: string): string => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return { words: text(html), folded: text(/<details.*<\/details>/.exec(html)?.[0] ?? '') };
}

test('a trader is shown with address, phone, mail, register and commitment, in a fold', () => {
  const { words, folded } = shown({ name: 'Küste GmbH', trader });
  expect(words).toContain('Professional host');
  for (const told of [
    'Küste GmbH',
    'Hauptstraße 3, 24103 Kiel, Germany',
    trader.phone,
    trader.email,
    'HRB 42',
  ]) {
    expect(folded).toContain(told);
  }
  expect(folded).toContain(t('object.provider.lawful'));
});

test('a private person is shown by name alone, and everybody is told how to report', () => {
  const { words, folded } = shown({ name: 'Ana', isTrader: false });
  expect(words).toContain('Private host');
  expect(folded).toBe('');
  expect(words).toContain(t('object.provider.report'));
});

test('where nobody says who lets the home its agency does, and else nobody is made up', () => {
  expect(shown({}, 'Küstenliebe').words).toContain('Küstenliebe Professional host');
  const { words } = shown({});
  expect(words).toContain(t('object.provider.unknownNote'));
  expect(words).not.toContain('Professional host');
});

test('further homes of the landlord at the place are named with kind and size', () => {
  const variant = {
    objectNumber: 8,
    title: 'Möwe',
    kind: 'apartment',
    place: 'Binz',
    personsMax: 4,
  } as const;
  const { words } = shown({ name: 'Ana' }, '', [{ ...variant, path: '/en/object/8/' }]);
  expect(words).toMatch(/More homes from this host in Binz Möwe .*partment, up to 4 people/);
});
