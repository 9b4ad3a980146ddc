import { pathOf } from './paths.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test, untilQuiet } from './site-test.ts';

const path = pathOf('ObjectPage', 'de', { objectNumber: 1001 });
const today = todayInBerlin(new Date());

interface Day {
  date: string;
  status: string;
  total: number | null;
}

async function calendarDays(request: import('@playwright/test').APIRequestContext): Promise<Day[]> {
  const response = await request.get('/api/price/calendar?objectNumber=1001&duration=7&mandant=feriola');
  return ((await response.json()) as { data: { days: Day[] } }).data.days;
}

test('a guest chooses a stay in the price calendar by keys, at the price of the calendar', async ({
  page,
  request,
}) => {
  const days = await calendarDays(request);
  const free = days.find(({ date, total }) => total !== null && date > addDays(today, 40))!;
  await openPage(page, path);
  await page.getByTestId('open-calendar').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByTestId('calendar-month').selectOption(`${free.date.slice(0, 7)}-01`);
  const cell = dialog.locator(`[data-date="${free.date}"]`);
  await expect(cell).toContainText(Math.ceil(free.total!).toLocaleString('de-DE'));

  // The cell takes the keys: away, back, arrival, and the departure a week on.
  await cell.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator(`[data-date="${addDays(free.date, 1)}"]`)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator(`[data-date="${addDays(free.date, 7)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('box-price')).toHaveAttribute(
    'data-cents',
    String(Math.round(free.total! * 100)),
  );
  await expect(page).toHaveURL(new RegExp(`startDate=${free.date}&endDate=${addDays(free.date, 7)}`));
});

test('a blocked day says why, and offers the nearest stay that works', async ({ page, request }) => {
  const days = await calendarDays(request);
  const booked = days.find(({ date, status }) => status === 'booked' && date > addDays(today, 5))!;
  await openPage(page, path);
  await page.getByTestId('open-calendar').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByTestId('calendar-month').selectOption(`${booked.date.slice(0, 7)}-01`);
  // A day on which nobody can arrive is aria-disabled and answers a click with its reason all the same.
  await dialog.locator(`[data-date="${booked.date}"]`).click({ force: true });
  const note = dialog.getByTestId('day-note');
  await expect(note).toContainText(/möglich|Belegt|Abreise|zu kurz|zu wenige Nächte/);
  const offer = note.getByTestId('take-stay');
  // A day that takes a shorter stay at most is chosen by the click; the offer is of the full length.
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(page.getByTestId('box-price')).toHaveAttribute('data-cents', /^\d+$/);
});

test(
  'a click on a free day beyond taken nights begins a stay anew',
  { tag: '@full' },
  async ({ page, request }) => {
    const response = await request.post('/api/object', { data: { objectNumber: 1001 } });
    const { data } = (await response.json()) as {
      data: { availability: { days: { date: string; free: boolean; arrival: boolean }[] } };
    };
    const { days } = data.availability;
    // An arrival, taken nights after it, and the next day on which one can arrive, all in two months side by side.
    const taken = days.findIndex(
      ({ free }, index) => !free && index > 14 && days.slice(index - 7, index).some(({ arrival }) => arrival),
    );
    const before = days.slice(0, taken).findLast(({ arrival }) => arrival)!.date;
    const beyond = days.slice(taken).find(({ arrival }) => arrival)!.date;
    await openPage(page, path);
    await page.getByTestId('open-calendar').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByTestId('calendar-month').selectOption(`${before.slice(0, 7)}-01`);
    const day = (date: string) => dialog.locator(`[data-date="${date}"]`);
    await day(before).click();
    await expect(day(before)).toHaveAttribute('aria-selected', 'true');
    // It ends no stay from there, says so, and takes a click all the same.
    await day(beyond).click({ force: true });
    await expect(day(beyond)).toHaveAttribute('aria-selected', 'true');
    await expect(day(before)).toHaveAttribute('aria-selected', 'false');
    await expect(dialog).toBeVisible();
  },
);

test(
  'an address that somebody typed by hand shows the home without an error',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, `${path}?childAges=4,9&persons=4`);
    await untilQuiet(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a failed price says so, and can be asked for again', async ({ page, noise }) => {
  await page.route('**/api/price', (route) => route.fulfill({ status: 500, json: {} }));
  await openPage(page, path);
  await page.getByTestId('open-calendar').click();
  await page.getByRole('dialog').getByTestId('take-stay').click();
  await expect(page.getByTestId('price-failed')).toBeVisible();
  await expect(page.getByTestId('box-price')).toHaveCount(0);
  await page.unroute('**/api/price');
  await page.getByTestId('price-failed').getByRole('button').first().click();
  await expect(page.getByTestId('box-price')).toHaveAttribute('data-cents', /^\d+$/);
  // The refused call is the browser's own noise.
  noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('500')));
});

test('the gallery turns by keys, closes by Escape and gives the focus back', async ({ page }) => {
  await openPage(page, path);
  const opener = page.getByTestId('open-gallery');
  await opener.click();
  const viewer = page.getByTestId('gallery-viewer');
  const words = viewer.getByRole('status');
  await expect(words).toContainText('Bild 1 von');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(words).toContainText('Bild 2 von');
  await page.keyboard.press('End');
  const last = /von (\d+)/.exec((await words.textContent()) ?? '')![1]!;
  await expect(words).toContainText(`Bild ${last} von ${last}`);
  await page.keyboard.press('Home');
  await expect(words).toContainText('Bild 1 von');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test(
    'the booking button is in sight whatever is unfolded; Escape folds the party and gives the focus back',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, path);
      await page.getByTestId('open-calendar').click();
      await page.getByRole('dialog').getByTestId('take-stay').click();
      const box = page.getByTestId('price-box').first();
      // Until the box has come to its place beside the text, the page itself scrolls.
      await page.locator('#conditions').scrollIntoViewIfNeeded();
      const book = box.getByTestId('book');
      await expect(book).toBeInViewport({ ratio: 1 });
      const party = box.locator('details').first().locator('summary');
      await party.click();
      await expect(box.getByRole('button', { name: 'Kinder: mehr' })).toBeVisible();
      await box.getByTestId('price-parts').locator('summary').click();
      await expect(book).toBeInViewport({ ratio: 1 });
      // Nothing shows between the button and the edge of what scrolls.
      const below = await book.evaluate((link) => {
        const scrolled = link.closest('aside > *')!;
        // The clicks have scrolled the box, perhaps as far as the button's own place above the last lines.
        scrolled.scrollTo(0, 0);
        const [button, card] = [link, scrolled].map((part) => part.getBoundingClientRect());
        const x = button!.left + button!.width / 2;
        return link.parentElement === document.elementFromPoint(x, Math.min(card!.bottom, innerHeight) - 3);
      });
      expect(below).toBe(true);
      await box.getByRole('button', { name: 'Kinder: mehr' }).focus();
      await page.keyboard.press('Escape');
      await expect(party).toBeFocused();
      await expect(box.getByRole('button', { name: 'Kinder: mehr' })).toBeHidden();
      await expectAccessible(page);
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar leads to the calendar, and then to the whole price', async ({ page }) => {
    await openPage(page, path);
    const bar = page.getByTestId('price-bar');
    await expect(bar).toBeInViewport();
    await bar.getByTestId('bar-open').click();
    const calendar = page.getByRole('dialog');
    await expect(calendar.getByTestId('school-holidays')).toBeVisible();
    const first = await calendar.getByRole('grid').count();
    // The months that follow come by scrolling, with the holidays of the schools that were asked for.
    await calendar.getByTestId('school-holidays').selectOption('DE-BY');
    await expect(async () => {
      await calendar.getByRole('grid').last().scrollIntoViewIfNeeded();
      expect(await calendar.getByRole('grid').count()).toBeGreaterThan(Math.max(first, 8));
    }).toPass();
    await expect(
      calendar.getByRole('gridcell', { name: /25\. Dez.*Weihnachtsferien\./ }).first(),
    ).toBeAttached();
    await expectAccessible(page);
    await calendar
      .getByRole('gridcell', { name: /Anreise möglich/ })
      .first()
      .click();
    await expectAccessible(page);
    await calendar.getByTestId('take-stay').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByTestId('box-price')).toHaveAttribute('data-cents', /^\d+$/);
    await expect(sheet.getByTestId('book')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('the page of a home stays short on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.request.get('/api/search', { params: { query: '{}' } });
  const { data } = (await response.json()) as { data: { objectNumber: number[] } };
  const heights: number[] = [];
  for (const objectNumber of data.objectNumber.slice(0, 5)) {
    await openPage(page, pathOf('ObjectPage', 'de', { objectNumber }));
    // Parts that nobody has seen yet have an estimated height.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await untilQuiet(page);
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  heights.sort((a, b) => a - b);
  expect(heights[2], heights.join()).toBeLessThanOrEqual(9000);
  expect(heights[4], heights.join()).toBeLessThanOrEqual(9500);
});

test('homes seen before are shown again', { tag: '@full' }, async ({ page, noise }) => {
  await openPage(page, pathOf('Search', 'de'));
  const cards = page.getByTestId('result-card');
  const first = (await cards.first().getAttribute('data-object-number')) ?? '';
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/object/${first}/`));
  // The address changes before the page: only then the home is seen.
  await expect(page.getByTestId('price-box').first()).toBeVisible();
  await page.goBack();
  // The address changes before the page: only then the list is there.
  await expect(page.getByTestId('price-box')).toHaveCount(0);
  await cards.nth(1).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/object/${first}/`));
  await expect(page.getByTestId('price-box').first()).toBeVisible();
  // Parts that load while the page is scrolled to them move its end down.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByTestId('seen-homes').getByRole('link').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // The list's map speaks of the software that draws it here.
  noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('GL Driver Message')));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('dates in a form lead to the price', async ({ page, request }) => {
    const free = (await calendarDays(request)).find(({ total }) => total !== null)!;
    await page.goto(path);
    const box = page.getByTestId('price-box').first();
    await box.locator('[name=startDate]').fill(free.date);
    await box.locator('[name=endDate]').fill(addDays(free.date, 7));
    await box.locator('button[type=submit]').click();
    await expect(page.getByTestId('box-price')).toHaveAttribute(
      'data-cents',
      String(Math.round(free.total! * 100)),
    );
  });

  test(
    'what is wrong with a home is reported to the office, which knows of which',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await page.getByTestId('report-content').click();
      const form = page.getByTestId('contact-form');
      await expect(form.locator('[name=topic]')).toHaveValue('content');
      await expect(form.locator('[name=objectNumber]')).toHaveValue('1001');
    },
  );
});
