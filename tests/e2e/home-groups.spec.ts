import type { Page } from '@playwright/test';
import { addDays } from '../../domain/stay.ts';
import { saturdayAhead } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Party {
  startDate: string;
  endDate: string;
  persons: number;
}

/** A stay and a party for which there are groups of homes. */
async function partyOfGroups({ request }: Page): Promise<Party> {
  for (let weeks = 12; weeks < 45; weeks += 3) {
    const startDate = saturdayAhead(weeks);
    for (const persons of [14, 11, 8, 6]) {
      const party = { startDate, endDate: addDays(startDate, 7), persons };
      const query = JSON.stringify(party);
      const response = await request.get('/api/search/groups', { params: { query, languageCode: 'de' } });
      const { data } = (await response.json()) as { data: { groups: unknown[] } | null };
      if (data && data.groups.length > 0) return party;
    }
  }
  throw new Error('No homes lie so close together.');
}

test('a large party gets homes close together with one sum, and each of them leads to its own booking', async ({
  page,
  context,
}) => {
  const party = await partyOfGroups(page);
  const query = new URLSearchParams(Object.entries(party).map(([name, value]) => [name, String(value)]));
  await openPage(page, `${pathOf('Search', 'de')}?${query.toString()}`);
  const offer = page.getByTestId('home-groups');
  await offer.scrollIntoViewIfNeeded();
  const cards = offer.getByTestId('group-card');
  await expect(cards.first().or(offer.getByTestId('find-groups'))).toBeVisible();
  if (await offer.getByTestId('find-groups').isVisible()) await offer.getByTestId('find-groups').click();
  await expect(cards.first()).toBeVisible();
  const sum = Number(await cards.first().getAttribute('data-sum'));
  await cards.first().getByTestId('open-group-steps').click();
  const steps = page.getByTestId('group-steps');
  await expect(steps).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const links = await steps
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThanOrEqual(2);
  let total = 0;
  let persons = 0;
  for (const link of links) {
    persons += Number(new URL(link).searchParams.get('persons'));
    const home = await context.newPage();
    await home.goto(link);
    total += Number(await home.getByTestId('box-price').first().getAttribute('data-cents'));
    await home.close();
  }
  expect(persons).toBe(party.persons);
  expect(total).toBe(Math.round(sum * 100));
});
