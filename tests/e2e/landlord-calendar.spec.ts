import type { Locator } from '@playwright/test';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { logInForWork } from './log-in-for-work.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A month so far ahead that no other test books in it. */
const month = addDays(todayInBerlin(new Date()), 500).slice(0, 7);

const nightOf = (home: Locator, date: string): Locator => home.locator(`[data-date="${date}"]`);

test('on a phone a landlord blocks nights, sets a price with what it comes to, takes both back, and connects calendars', async ({
  page,
}) => {
  await logInForWork(page, 'landlord', pathOf('LandlordHome', 'de'));
  await page.goto(`${pathOf('LandlordCalendar', 'de')}?month=${month}`);
  const home = page.getByTestId('home-calendar').first();
  await expect(home).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const free = home.locator('[data-look=free]');
  const dates = await free.evaluateAll((cells) =>
    cells.map((cell) => (cell as HTMLElement).dataset['date']!),
  );
  const first = dates.find((date) => dates.includes(addDays(date, 1)))!;
  const second = addDays(first, 1);
  const done = page.getByTestId('calendar-done');
  const sheet = page.getByTestId('range-sheet');

  await test.step('block two nights by a tap on each', async () => {
    await nightOf(home, first).tap();
    await nightOf(home, second).tap();
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.locator('[name=note]').fill('Familie');
    await sheet.getByTestId('save-block').click();
    await expect(nightOf(home, second)).toHaveAttribute('data-look', 'own');
    await expect(nightOf(home, first)).toHaveAttribute('aria-label', /von Ihnen gesperrt: Familie/);
  });

  await test.step('take it back', async () => {
    await done.getByTestId('undo').click();
    await expect(nightOf(home, first)).toHaveAttribute('data-look', 'free');
    await expect(nightOf(home, second)).toHaveAttribute('data-look', 'free');
  });

  await test.step('choose by keys, and see what a price comes to before it is saved', async () => {
    await nightOf(home, first).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(nightOf(home, second)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await sheet.getByText('Preis und Aufenthalt').click();
    await sheet.locator('[name=nightly]').fill('1.234,50');
    await expect(sheet.getByTestId('rates-preview')).toContainText('bisher');
    await expectAccessible(page);
    await sheet.getByTestId('save-rates').click();
    await expect(nightOf(home, first)).toContainText('1.235');
    await done.getByTestId('undo').click();
    await expect(nightOf(home, first)).not.toContainText('1.235');
  });

  await test.step('connect a calendar that is none, and make an address for other sites', async () => {
    await home.getByRole('link', { name: 'Kalender verbinden' }).click();
    const renew = page.getByRole('button', { name: 'Neue Adresse' });
    const make = page.getByRole('button', { name: 'Adresse erzeugen' }).or(renew);
    await expect(make).toBeVisible();
    const address = page.getByLabel('Adresse für alle Portale');
    const earlier = (await renew.isVisible()) ? await address.inputValue() : '';
    await make.click();
    await expect(address).not.toHaveValue(earlier);
    await expect(address).toHaveValue(/\/calendar\/\d+\/[\w-]{43}\.ics$/);
    const file = await page.request.get(new URL(await address.inputValue()).pathname);
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
    await page.locator('[name=name]').fill('Ferienportal');
    // An address that can never be read is not connected.
    await page.locator('[name=url]').fill(`http://127.0.0.1/${Date.now()}.ics`);
    await page.getByTestId('connect-feed').click();
    await expect(page.getByText('Die Adresse führt in ein privates Netz')).toBeVisible();
    await expect(page.getByTestId('connect-feed')).toHaveText('Prüfen');
    // One that may answer later is, and the button says that it is connected all the same.
    await page.locator('[name=url]').fill(`http://kalender.invalid/${Date.now()}.ics`);
    await page.getByTestId('connect-feed').click();
    await expect(page.getByTestId('connect-feed')).toHaveText('Trotzdem verbinden');
    await expectAccessible(page);
    await page.getByTestId('connect-feed').click();
    const feed = page.getByTestId('feed').last();
    await expect(feed).toHaveAttribute('data-problem', 'unreachable');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await feed.getByRole('button', { name: 'Trennen' }).click();
    await feed.getByRole('button', { name: 'Ja, trennen' }).click();
    await expect(feed).toHaveCount(0);
  });
});
