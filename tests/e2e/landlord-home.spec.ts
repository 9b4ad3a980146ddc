import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { logInForWork } from './log-in-for-work.ts';
import { flatPhoto } from './flat-photo.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const description =
  'Ein ruhiges Haus hinter dem Deich, zehn Minuten zu Fuß vom Strand. Der Garten ist eingezäunt, im Schuppen stehen Räder.';

test('on a phone a landlord writes a home from nothing, publishes it, and a guest can book it', async ({
  page,
  browser,
}) => {
  await logInForWork(page, 'landlord', pathOf('LandlordHome', 'de'));
  await test.step('the places of the room lie behind the menu, which goes with the choice', async () => {
    const places = page.getByTestId('work-navigation');
    await expect(places).toBeHidden();
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectAccessible(page);
    await places.getByRole('link', { name: 'Unterkünfte' }).click();
    await expect(page).toHaveURL(pathOf('LandlordHomes', 'de'));
    await expect(places).toBeHidden();
  });
  await expectNoSidewaysScroll(page);
  const title = `Haus am Deich ${Date.now()}`;
  await page.locator('[name=town]').fill('Westerl');
  await page.getByTestId('towns').getByRole('button').first().click();
  // The choice closes the list, and the field that shows the choice gets the focus.
  await expect(page.locator('[name=town]')).toBeFocused();
  await page.locator('[name=title]').fill(title);
  // The bar covers what has scrolled below it, which makes targets there small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByTestId('create-home').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await test.step('the steps lead through the home; whoever knows it has all on one page', async () => {
    await expect(page.getByTestId('steps')).toContainText('Schritt 1 von 8');
    await expect(page.getByTestId('section-photos')).toHaveCount(0);
    await page.getByTestId('all-sections').click();
    await expect(page.getByTestId('section-photos')).toBeVisible();
  });
  const home = new URL(page.url()).pathname.match(/(\d+)\/?$/)![1]!;
  const publish = page.getByTestId('publish');
  await expect(publish.getByTestId('publish-home')).toBeDisabled();
  const section = (name: string) => page.getByTestId(`section-${name}`);
  const save = async (name: string): Promise<void> => {
    await page.getByTestId(`save-${name}`).click();
    await expect(section(name).getByText('Gespeichert.')).toBeVisible();
  };

  await test.step('a field that is wrong is named, and what was typed stays', async () => {
    await section('basics').locator('[name=personsMax]').fill('0');
    await page.getByTestId('add-room').click();
    await section('basics').locator('[name=bed-double]').fill('2');
    await page.getByTestId('save-basics').click();
    await expect(
      section('basics').getByText('Bitte geben Sie eine ganze Zahl von 1 bis 50 ein.'),
    ).toBeVisible();
    await expect(section('basics').locator('[name=bed-double]')).toHaveValue('2');
    // Values that nobody has stated are not proposed.
    await expect(section('basics').locator('[name=squaremeters]')).toHaveValue('');
    await section('basics').locator('[name=personsMax]').fill('4');
    await section('basics').locator('[name=bedrooms]').fill('2');
    await section('basics').locator('[name=bathrooms]').fill('1');
    await section('basics').locator('[name=squaremeters]').fill('70');
    await save('basics');
  });

  await test.step('the address, with a pin that is moved by the map below it', async () => {
    await section('address').locator('[name=street]').fill('Am Deich 1');
    await section('address').locator('[name=zip]').fill('25980');
    await section('address').locator('[name=city]').fill('Ort');
    await save('address');
  });

  await section('texts').locator('[name=description]').fill(description);
  await test.step('nobody leaves what is not saved without being asked', async () => {
    await expect(section('texts').getByRole('status').last()).toHaveText('Änderungen noch nicht gespeichert');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('link', { name: 'Zu allen Unterkünften' }).click();
    await expect(section('texts').locator('[name=description]')).toHaveValue(description);
  });
  await save('texts');
  await test.step('three photos at once, of which the last becomes the first', async () => {
    const files = [await flatPhoto('red'), await flatPhoto('green'), await flatPhoto('blue')];
    await page.getByTestId('photo-files').setInputFiles(files);
    await expect(page.getByTestId('photos-progress')).toHaveText('3 von 3 Fotos sind da.');
    const photos = page.getByTestId('photo');
    await expect(photos).toHaveCount(3);
    const last = (await photos.last().locator('img').getAttribute('src'))!.split('.')[1]!.slice(0, 8);
    await photos.last().getByRole('button', { name: 'Nach vorn' }).click();
    await photos.nth(1).getByRole('button', { name: 'Nach vorn' }).click();
    await save('photos');
    await expect(photos.first().locator('img')).toHaveAttribute('src', new RegExp(`\\.${last}`));
    await expectAccessible(page);
  });
  await page.getByTestId('add-season').click();
  await section('seasons').locator('[name=nightly]').fill('123,50');
  await expect(page.getByTestId('week')).toContainText('Gäste zahlen');
  await section('seasons').getByText('Eigener Preis am Wochenende').click();
  await section('seasons').locator('[name=weekendNightly]').fill('150');
  await save('seasons');
  await test.step('further guests pay, and any stay says what it costs', async () => {
    await section('costs').getByText('Der Preis gilt nicht für alle Personen').click();
    await section('costs').locator('[name=includedGuests]').fill('2');
    await section('costs').locator('[name=furtherGuest]').fill('12');
    await page.getByTestId('add-discount').click();
    await save('costs');
    const stay = page.getByTestId('stay-preview');
    await stay.locator('[name=tryFrom]').fill(addDays(todayInBerlin(new Date()), 30));
    await stay.locator('[name=tryUntil]').fill(addDays(todayInBerlin(new Date()), 33));
    await stay.locator('[name=tryPersons]').fill('3');
    await expect(stay).toContainText('Gäste zahlen');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await section('terms').getByText('Flexibel').click();
  await section('terms').getByText('Sofort buchbar').click();
  await save('terms');
  await publish.getByTestId('publish-home').click();
  await expect(publish).toHaveAttribute('data-state', 'published');

  const guest = await browser.newPage();
  await guest.goto(pathOf('ObjectPage', 'de', { objectNumber: Number(home) }));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(guest.locator('section[aria-labelledby=prices]')).toContainText('jede weitere Person kostet');
  await guest.close();
});
