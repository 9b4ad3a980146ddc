import { addDays } from '../../domain/stay.ts';
import { saturdayAhead } from './free-stay.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a large party gets homes close together with one sum, and each of them leads to its own booking', async ({
  page,
  context,
}) => {
  const startDate = saturdayAhead(30);
  const endDate = addDays(startDate, 7);
  await openPage(page, `${pathOf('Search', 'de')}?startDate=${startDate}&endDate=${endDate}&persons=14`);
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
  expect(persons).toBe(14);
  expect(total).toBe(Math.round(sum * 100));
});
