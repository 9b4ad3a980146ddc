import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../../app/routes-context.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import { SeasonPrices } from './season-prices.tsx';
import { euros } from '../../../../domain/money.ts';

const t = createSiteTexts().translate('en');
const cost = { code: 'bedLinen', unit: 'person', mandatory: false, prepaid: false };

type Tax = Parameters<typeof SeasonPrices>[0]['home']['touristTax'];

type FurtherGuests = Parameters<typeof SeasonPrices>[0]['home']['furtherGuests'];

const shown = (
  dated: boolean,
  amounts: readonly number[] = [],
  touristTax: Tax = [],
  furtherGuests: FurtherGuests = null,
  seasons: Parameters<typeof SeasonPrices>[0]['seasons'] = [],
): string =>
  renderToStaticMarkup(
    <RoutesProvider value={createGuestRoutes('add')}>
      <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
        <SeasonPrices
          home={{
            ...{ touristTax, deposit: null, discounts: [], furtherGuests },
            additionalCosts: amounts.map((amount) => ({ ...cost, amount: euros(amount) })),
          }}
          seasons={seasons}
          today="2027-01-01"
          dated={dated}
        />
      </TextsProvider>
    </RoutesProvider>,
  );

test('where the total is found is told as long as there is none', () => {
  const hint = t('object.prices.noteUndated');
  expect(shown(false)).toContain(hint);
  expect(shown(true)).not.toContain(hint);
});

test('nobody is told where to pay what is free', () => {
  const where = t('price.onSite');
  expect(shown(true, [12])).toContain(where);
  expect(shown(true, [0])).not.toContain(where);
});

test('a tourist tax says on which nights it is asked for, and of what it is a share', () => {
  const everybody = { fromAge: 0, toAge: 120 };
  const markup = shown(
    true,
    [],
    [
      { ...everybody, amount: euros(2.8), season: { from: '05-01', until: '09-30' }, nightsMax: 7 },
      { ...everybody, amount: euros(0), percent: 7.5 },
    ],
  );
  const page = markup.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  expect(page).toContain('Tourist tax 1 May to 30 September, for the first 7 nights only');
  expect(page).toContain('7.5 % of the accommodation price');
  expect(page).not.toContain('€0');
});

test('for how many persons prices are is told, and what each further one pays', () => {
  expect(shown(true)).toContain(t('object.prices.note'));
  expect(shown(true, [], [], { included: 4, amount: euros(12.5) }).replaceAll('\u00a0', ' ')).toContain(
    'Prices are for up to 4 people; each additional person costs €12.50 per night.',
  );
});

test('what the nights of a weekend cost stands beside the other nights', () => {
  const season = {
    ...{
      fromDate: '2027-06-01',
      untilDate: '2027-09-01',
      nightly: euros(100),
      weekly: euros(760),
      minStay: 2,
      name: 'Hauptsaison',
    },
    ...{ arrivalDays: [0, 5], weekend: { nightly: euros(130), nights: [4, 5] } },
  };
  const page = shown(true, [], [], null, [season]).replace(/<[^>]*>/g, '');
  expect(page).toContain('€100Friday, Saturday €130');
  expect(page).toContain('Hauptsaison');
});
