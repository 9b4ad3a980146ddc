import { pathOf } from './paths.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { addMonths } from '../../web/features/calendar/calendar-keys.ts';
import { chooseStay } from './search-form.ts';
import {
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  test,
  untilQuiet,
} from './site-test.ts';

const arrival = addDays(todayInBerlin(new Date()), 150);
const departure = addDays(arrival, 7);
const search = pathOf('Search', 'de');
const dated = `${search}?startDate=${arrival}&endDate=${departure}&persons=4`;

test(
  'the strip of arrival days moves the stay, and its price is that of the cheapest home',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, dated);
    await page.getByTestId('arrival-fold').locator('summary').click();
    const days = page.getByTestId('arrival-day');
    const other = addDays(arrival, 2);
    const promised = await page
      .locator(`[data-testid=arrival-day][data-date="${other}"]`)
      .getAttribute('data-cents');
    expect(await days.count()).toBeGreaterThan(5);
    // Only whole days are seen.
    const cut = await days.evaluateAll((all) => {
      const box = all[0]!.closest('ul')!.getBoundingClientRect();
      return all
        .map((day) => day.getBoundingClientRect())
        .filter(({ left, right }) => left < box.right - 1 && right > box.left + 1)
        .filter(({ left, right }) => left < box.left - 1 || right > box.right + 1).length;
    });
    expect(cut).toBe(0);
    await page.locator(`[data-testid=arrival-day][data-date="${other}"]`).click();
    await expect(page).toHaveURL(new RegExp(`startDate=${other}&endDate=${addDays(other, 7)}`));
    await expect(page.locator('[data-testid=arrival-day][aria-current]')).toHaveAttribute('data-date', other);
    await openPage(page, `${page.url()}&sort=priceAsc`);
    await expect(page.getByTestId('card-price').first()).toHaveAttribute('data-cents', promised!);
  },
);

test(
  'how much of a place is free on the chosen days is told, as the call says it',
  { tag: '@full' },
  async ({ page, request }) => {
    const query = { country: 'de', startDate: arrival, endDate: departure };
    const asked = await request.get('/api/capacity', {
      params: { mandant: 'feriola', query: JSON.stringify(query) },
    });
    const { data } = (await asked.json()) as { data: { capacity: number } };
    const address = `${search}?${new URLSearchParams(query)}`;
    expect(await (await request.get(address)).text()).not.toContain('data-testid="capacity"');
    await openPage(page, address);
    await expect(page.getByTestId('capacity')).toHaveAttribute('data-percent', String(data.capacity));
    await expect(page.getByTestId('capacity')).toContainText(`${data.capacity} %`);
    // Without days there is nothing to tell.
    await openPage(page, `${search}?country=de`);
    await untilQuiet(page);
    await expect(page.getByTestId('capacity')).toHaveCount(0);
  },
);

test('all filters: the button counts while choosing, and the list then has as many', async ({ page }) => {
  await openPage(page, dated);
  const before = Number(await page.getByTestId('hits-count').getAttribute('data-count'));
  await page.getByTestId('all-filters').click();
  const dialog = page.getByRole('dialog');
  const show = dialog.getByTestId('show-hits');
  await expect(show).toHaveAttribute('data-count', String(before));
  // The count is requested again with each choice: this waits for the one with both.
  const counted = page.waitForResponse((response) =>
    /(?=.*swimmingpool)(?=.*sleepingRooms)/.test(response.url()),
  );
  await dialog.locator('input[name=swimmingpool]').check();
  await dialog.locator('input[name=sleepingRooms][value="2"]').check({ force: true });
  const { data } = (await (await counted).json()) as { data: { hitsTotal: number } };
  await expect(show).toHaveAttribute('data-count', String(data.hitsTotal));
  expect(data.hitsTotal).not.toBe(before);
  await expect(show).not.toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page);
  const promised = await show.getAttribute('data-count');
  await show.click();
  await expect(page).toHaveURL(/swimmingpool=Y/);
  await expect(page.getByTestId('hits-count')).toHaveAttribute('data-count', promised!);
  // Resetting the filters leaves the stay.
  await page.getByTestId('all-filters').click();
  await dialog.getByTestId('reset-filters').click();
  await expect(show).toHaveAttribute('data-count', String(before));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test(
  'the pictures of a card are turned by keyboard, and fetched only then',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, search);
    const pictures = page.getByTestId('card-pictures').first();
    await expect(pictures.locator('img')).toHaveCount(1);
    await expectAlive(pictures);
    await pictures.focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictures).toHaveAttribute('data-at', '1');
    await expect(pictures.locator('img')).toHaveCount(3);
    await page.keyboard.press('ArrowLeft');
    await expect(pictures).toHaveAttribute('data-at', '0');
  },
);

test(
  'up to four homes are compared, and the choice outlives a reload',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, dated);
    const choices = page.getByTestId('compare');
    for (const index of [0, 1, 2, 3]) await choices.nth(index).check();
    await expect(choices.nth(4)).toBeDisabled();
    await reloadPage(page);
    await expect(choices.nth(3)).toBeChecked();
    const price = await page.getByTestId('card-price').first().textContent();
    await page.getByTestId('compare-open').click();
    const table = page.getByTestId('compare-table');
    await expect(table.locator('thead th')).toHaveCount(4);
    await expect(table).toContainText(price!);
    await expectAccessible(page);
    await table.locator('thead button').first().click();
    await expect(table.locator('thead th')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(choices.first()).not.toBeChecked();
  },
);

test('a list is first laid out as far as it is seen, and then whole', { tag: '@full' }, async ({ page }) => {
  await page.goto(search, { waitUntil: 'commit' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-first-view');
  const cards = page.getByRole('main').locator('li.when-near');
  await expect(cards.last()).toBeAttached();
  await expect(root).not.toHaveAttribute('data-first-view');
  const visibilities = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).contentVisibility),
  );
  expect(new Set(visibilities)).toEqual(new Set(['visible']));
  await page.reload();
  await expect(root).not.toHaveAttribute('data-first-view');
});

test('back from a home restores the list and where it was', async ({ page }) => {
  await openPage(page, dated);
  const card = page.getByTestId('result-card').nth(7);
  await card.scrollIntoViewIfNeeded();
  // The click itself may scroll, to bring the link out from below a bar.
  await page.evaluate(() => {
    const note = (): void => sessionStorage.setItem('clicked-at', String(window.scrollY));
    document.addEventListener('click', note, { capture: true, once: true });
  });
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/object\/\d+\//);
  const before = await page.evaluate(() => Number(sessionStorage.getItem('clicked-at')));
  expect(before).toBeGreaterThan(300);
  await expect(page.getByTestId('box-price').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('result-card').nth(7)).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(40);
});

test('the stay picker takes a stay with play, and the party its ages and dogs', async ({ page }) => {
  await openPage(page, pathOf('Home', 'de'));
  const form = page.getByTestId('search-form').first();
  await chooseStay(page, form, arrival, departure);
  await form.getByTestId('party-field').click();
  const dialog = page.getByRole('dialog');
  const more = dialog.locator('button:has(path[d="M6 12h12M12 6v12"])');
  await more.nth(1).click();
  await dialog.getByRole('combobox').selectOption('3');
  await more.nth(2).click();
  await expectAccessible(page);
  await dialog.getByTestId('take-party').click();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/persons=3&childAges=3&.*pets=one/);
  await expect(page.getByTestId('result-card').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /persons=3&childAges=3&pets=1/,
  );
  // Within the visit they are remembered, and nothing of them on the device.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByTestId('recent-searches').getByRole('link').first()).toHaveAttribute(
    'href',
    /childAges=3/,
  );
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the calendar of the search box is worked by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await openPage(page, search);
  await page.getByTestId('stay-field').focus();
  await page.keyboard.press('Enter');
  const picker = page.getByTestId('stay-picker');
  await expect(picker).toBeVisible();
  // The focus goes to a day once the calendar is alive, and follows the keys.
  const focused = picker.locator('[role=gridcell][data-date]:focus');
  const start = addMonths(todayInBerlin(new Date()), 1);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAttribute('data-date', start);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('data-date', start);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-date', addDays(start, 7));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('take-stay')).toBeEnabled();
  await page.getByTestId('take-stay').press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.locator('[name=startDate]')).toHaveValue(start);
  await expect(page.locator('[name=endDate]')).toHaveValue(addDays(start, 7));
});

test(
  'chosen dates are meant exactly, and three days to either side where that is asked for',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, pathOf('Home', 'de'));
    const form = page.getByTestId('search-form').first();
    await expect(form.locator('[name=tolerance]')).toHaveValue('3');
    await form.getByTestId('stay-field').click();
    await expect(page.locator('input[name=tolerance-choice][value="0"]')).toBeChecked();
    await page.keyboard.press('Escape');
    await chooseStay(page, form, arrival, departure, { tolerance: 3 });
    await expect(form.getByTestId('stay-field')).toContainText('± 3 Tage');
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/[?&]tolerance=3(&|$)/);
    await expect(page.getByTestId('stay-field').first()).toContainText('± 3 Tage');
    // An address without a tolerance asks for those very days.
    await openPage(page, dated);
    await expect(page.locator('[name=tolerance]')).toHaveValue('0');
  },
);

for (const [width, height, lowest] of [
  [390, 844, 560],
  [1366, 657, 520],
] as const) {
  test(`the first price is seen without scrolling at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, `${dated}&country=de`);
    await expect(page.getByTestId('arrival-fold')).toBeVisible();
    const price = (await page.getByTestId('card-price').first().boundingBox())!;
    expect(price.y).toBeLessThan(lowest);
  });
}

test('nothing found names the filter to drop', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${dated}&sauna=Y&seaview=Y&boatrentalservice=Y&sleepingRooms=6&priceMax=100`);
  await expect(page.getByTestId('no-hits')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all filters are a form, and dates are the browser’s own fields', async ({ page }) => {
    await page.goto(search);
    await page.getByTestId('search-form').first().locator('[name=startDate]').fill(arrival);
    await page.getByTestId('all-filters').click();
    const form = page.getByTestId('filter-page');
    await form.locator('input[name=sauna]').check();
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/sauna=Y/);
    await expect(page.getByTestId('result-card').first()).toBeVisible();
  });
});

for (const width of [320, 390, 768]) {
  test(
    `nothing scrolls sideways at ${width} px, in French with every state`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, `${pathOf('Search', 'fr')}?startDate=${arrival}&endDate=${departure}&tolerance=2`);
      await untilQuiet(page);
      await expectNoSidewaysScroll(page);
      const order = page.getByTestId('sort-menu').locator('summary');
      await order.click();
      await expectNoSidewaysScroll(page);
      // The open menu lies over the first card.
      await order.click();
      await page.getByTestId('compare').first().check();
      await expectNoSidewaysScroll(page);
    },
  );
}
