import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../domain/stay.ts';
import { pathOf } from './paths.ts';
import { formatterFor } from '../../texts/format.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { expect, openPage, test } from './site-test.ts';

// Tests what axe cannot detect: how a page works for people who hear it and navigate by keys.

const stay = { startDate: '2027-06-05', endDate: '2027-06-12' };
const stayQuery = new URLSearchParams(stay).toString();

interface Hit {
  objectNumber: number;
  title: string;
}

async function freeHomes(page: Page, query: object = stay): Promise<Hit[]> {
  const reply = await page.request.get('/api/search', { params: { query: JSON.stringify(query) } });
  return ((await reply.json()) as { data: { hits: Hit[] } }).data.hits;
}

/** A link that opens a dialog leads to its own page until React has hydrated it. */
async function untilAlive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

async function watch(page: Page, baseURL: string, count: number): Promise<Hit[]> {
  const homes = (await freeHomes(page)).slice(0, count);
  for (const { objectNumber } of homes) {
    await page.request.post('/api/user/watchedobjects/set', {
      data: { uid: '', objectNumber, action: 'add' },
      headers: { origin: baseURL },
    });
  }
  return homes.reverse();
}

const headingLevels = (page: Page): Promise<number[]> =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const isShown = (heading as HTMLElement).checkVisibility({ visibilityProperty: true });
      return isShown ? Number(heading.tagName.slice(1)) : [];
    }),
  );

test(
  'headings are an outline: one title, and no level left out on the way down',
  { tag: '@full' },
  async ({ page }) => {
    const [home] = await freeHomes(page);
    const number = { objectNumber: home!.objectNumber };
    for (const path of [
      pathOf('Home', 'de'),
      `${pathOf('Search', 'de')}?${stayQuery}`,
      `${pathOf('ObjectPage', 'de', number)}?${stayQuery}`,
      `${pathOf('BookingStart', 'de', number)}?${stayQuery}`,
      pathOf('WatchList', 'de'),
    ]) {
      await page.goto(path);
      const levels = await headingLevels(page);
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      const skipped = levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1);
      expect(skipped, `${path}: ${levels.join()}`).toEqual([]);
    }
  },
);

test(
  'the focus stays in the watch list when its button goes with its home',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const homes = await watch(page, baseURL!, 3);
    await page.goto(pathOf('WatchList', 'de'));
    const remove = ({ title }: Hit): Locator =>
      page.getByRole('button', { name: `${title} von der Merkliste entfernen` });
    await remove(homes[1]!).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '2 Unterkünfte gemerkt' })).toBeVisible();
    await expect(remove(homes[2]!)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove(homes[0]!)).toBeFocused();
    await page.keyboard.press('Enter');
    // The last one: all that is left is to bring it back.
    await expect(page.getByTestId('watch-restore')).toHaveCount(3);
    await expect(page.locator(':focus')).toHaveAttribute('data-toggles', String(homes[0]!.objectNumber));
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('watched-item')).toHaveCount(1);
    await expect(page.locator(':focus')).toHaveAttribute('data-testid', 'watch-restore');
  },
);

test(
  'a home taken over from a shared list says so where the focus is',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await watch(page, baseURL!, 1);
    const reply = await page.request.post('/api/user/watchedobjects/get', { data: { uid: '' } });
    const { watchListUID } = ((await reply.json()) as { data: { watchListUID: string } }).data;
    await page.context().clearCookies({ name: 'uid' });
    await page.goto(`${pathOf('WatchList', 'en')}?watchListUID=${watchListUID}`);
    const english = (await page.getByTestId('watched-item').getByRole('heading').textContent())!;
    await page.getByRole('button', { name: `Save ${english}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Saved: ${english}` })).toBeFocused();
    await expect(page.locator(':focus')).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'reviews are read in their own language, and each button says what it translates',
  { tag: '@full' },
  async ({ page }) => {
    const homes = await freeHomes(page, {});
    for (const { objectNumber } of homes.slice(0, 10)) {
      await page.goto(pathOf('ObjectPage', 'de', { objectNumber }));
      await page.locator('#ratings').scrollIntoViewIfNeeded();
      if ((await page.getByRole('button', { name: /^Übersetzen/ }).count()) > 1) break;
    }
    const buttons = page.getByRole('button', { name: /^Übersetzen: Bewertung von / });
    const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    const foreign = page.locator('li:has(button[aria-label^="Übersetzen"]) p[lang]');
    for (const language of await foreign.evaluateAll((texts) =>
      texts.map((text) => text.getAttribute('lang')),
    )) {
      expect(language).not.toBe('de');
    }
  },
);

test('languages are named in themselves', { tag: '@full' }, async ({ page }) => {
  await page.goto(pathOf('Home', 'it'));
  const links = page.getByRole('contentinfo').getByRole('list').last().getByRole('link');
  const named = ['DE, Deutsch', 'EN, English', 'FR, Français', 'IT, Italiano'];
  for (const [at, name] of named.entries()) await expect(links.nth(at)).toHaveAccessibleName(name);
  await expect(links.nth(2)).toHaveAttribute('lang', 'fr');
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'true');
});

test('dialogs have a name, hold the focus and give it back', async ({ page }) => {
  const [home] = await freeHomes(page);
  const search = `${pathOf('Search', 'de')}?${stayQuery}`;
  const object = `${pathOf('ObjectPage', 'de', { objectNumber: home!.objectNumber })}?${stayQuery}`;
  const opened: [string, () => Locator, string][] = [
    [pathOf('Home', 'de'), () => page.getByTestId('stay-field').first(), 'Reisezeit'],
    [search, () => page.getByTestId('all-filters'), 'Alle Filter'],
    [search, () => page.getByRole('button', { name: /^Wer reist mit/ }), 'Wer reist mit?'],
    [object, () => page.getByTestId('open-gallery').first(), 'Bilder der Unterkunft'],
    [object, () => page.getByTestId('open-calendar'), 'Reisedaten wählen'],
  ];
  for (const [path, opener, name] of opened) {
    await openPage(page, path);
    await untilAlive(opener());
    await opener().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener()).toBeFocused();
  }
});

test(
  'a home’s page and its booking name the same last day of a free cancellation',
  { tag: '@full' },
  async ({ page }) => {
    const [home] = await freeHomes(page, { ...stay, freeCancel: 'Y' });
    const { objectNumber } = home!;
    const reply = await page.request.post('/api/object', { data: { objectNumber, languageCode: 'de' } });
    const { cancellation } = ((await reply.json()) as { data: { cancellation: { daysBefore: number }[] } })
      .data;
    const days = Math.max(...cancellation.map(({ daysBefore }) => daysBefore));
    const lastDay = addDays(stay.startDate, -days);
    const format = formatterFor('de', createSiteTexts().translate('de'));
    await page.goto(`${pathOf('ObjectPage', 'de', { objectNumber })}?${stayQuery}`);
    const terms = page.getByRole('region', { name: 'Gut zu wissen' });
    await expect(terms).toContainText(`bis ${format.date(lastDay)}`);
    await expect(terms).toContainText(`ab ${format.date(addDays(lastDay, 1))}`);
    await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stayQuery}`);
    await expect(page.getByRole('main')).toContainText(`Kostenlos stornierbar bis ${format.date(lastDay)}`);
  },
);

test(
  'days and filters of a search are read in the order in which they make sense',
  { tag: '@full' },
  async ({ page }) => {
    const query = new URLSearchParams({ ...stay, country: 'de', sauna: 'Y' });
    await page.goto(`${pathOf('Search', 'de')}?${query.toString()}`);
    await expect(page.getByTestId('all-filters')).toHaveAccessibleName(/^Alle Filter 1 ausgewählt$/);
    await page.getByTestId('arrival-fold').locator('summary').click();
    const day = page.getByTestId('arrival-day').filter({ hasText: '5. Juni' });
    await expect(day).toHaveAccessibleName(/^Sa 5\. Juni [\d.]+\s€ .*, \d+\sUnterkünfte?$/);
    await expect(day).toHaveAttribute('aria-current', 'date');
  },
);
