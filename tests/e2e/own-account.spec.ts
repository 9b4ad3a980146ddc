import type { Locator, Page } from '@playwright/test';
import { base32, totpCode } from '../../server/areas/accounts/rules/totp.ts';
import { freeStay, typedGuest } from './free-stay.ts';
import { linkFromMail } from './link-from-mail.ts';
import { pathOf } from './paths.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const password = 'ein Satz, den niemand kennt';
const home = pathOf('UserHome', 'de');

const field = (place: Page | Locator, name: string): Locator => place.locator(`input[name=${name}]`);

async function logOut(page: Page): Promise<void> {
  await page.getByTestId('logout').click();
  await expect(page).toHaveURL(/\/user\/login\/\?ended/);
}

async function logIn(page: Page, email: string): Promise<void> {
  const form = page.getByTestId('login');
  await field(form, 'email').fill(email);
  await field(form, 'password').fill(password);
  await form.getByRole('button', { name: 'Anmelden' }).click();
}

/** Parses the key for authenticator apps, as users type it who cannot scan the QR code. */
function keyOf(text: string): Uint8Array {
  const letters = text.replace(/\s/g, '');
  const bits = [...letters]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
  expect(base32(key)).toBe(letters);
  return key;
}
const stepNow = (): number => Math.floor(Date.now() / 30_000);

/** Adds a virtual authenticator that confirms at once; returns a function that removes it. */
async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

test('an account from its registration to its end', async ({ page, noise }) => {
  const email = `konto-${Date.now()}@example.org`;

  await test.step('register, and follow the mail', async () => {
    await page.goto(pathOf('UserRegistration', 'de'));
    const form = page.getByTestId('registration');
    await field(form, 'email').fill(email);
    await field(form, 'password').fill(password);
    await field(form, 'firstName').fill('Ada');
    await field(form, 'lastName').fill('Lovelace');
    await form.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByTestId('sent-mail')).toContainText(email);
    await page.goto(await linkFromMail(pathOf('UserRegistrationConfirm', 'de'), email));
    await page.getByTestId('confirm').getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
  });

  await test.step('log in with the password', async () => {
    await logOut(page);
    await logIn(page, email);
    await expect(page).toHaveURL(home);
    await expectAccessible(page);
  });

  await test.step('add a passkey, and log in with it', async () => {
    const removeAuthenticator = await addAuthenticator(page);
    const passkeys = page.getByTestId('passkeys');
    await passkeys.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await field(passkeys, 'passkeyName').fill('Mein Telefon');
    await field(passkeys, 'passkeyPassword').fill(password);
    await passkeys.getByRole('button', { name: 'Passkey erstellen' }).click();
    await expect(passkeys).toContainText('Der Passkey ist gespeichert');
    // Until the login's page is there, that of the account still looks like one who is logged in.
    const atLogin = page.waitForURL(`**${pathOf('UserLogin', 'de')}**`);
    await page.getByTestId('logout').click();
    await atLogin;
    // The browser may offer the passkey by itself, and with this authenticator that is a yes.
    const button = page.getByRole('button', { name: 'Mit Passkey anmelden' });
    await expect(button.or(page.getByTestId('logout'))).toBeVisible();
    if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(page).toHaveURL(home);
    await removeAuthenticator();
  });

  let codes: string[] = [];
  const nextCode = (): string => codes.shift()!;

  await test.step('set an app up, and log in with its code', async () => {
    const card = page.getByTestId('second-factor');
    await card.getByRole('button', { name: 'Einrichten' }).click();
    await field(card, 'factorPassword').fill(password);
    await card.getByRole('button', { name: 'Einrichten' }).click();
    const key = keyOf(await card.locator('strong').innerText());
    // A code is good once: with the one of the step before, that of now is still there for the login.
    await expect.poll(() => Date.now() % 30_000, { timeout: 20_000 }).toBeLessThan(20_000);
    await field(card, 'code').fill(totpCode(key, stepNow() - 1));
    await card.getByRole('button', { name: 'Einschalten' }).click();
    const list = page.getByTestId('recovery-codes');
    await expect(list).toBeVisible();
    codes = await list.getByRole('listitem').allInnerTexts();
    await list.getByRole('button', { name: 'Ich habe sie aufgehoben' }).click();

    await logOut(page);
    await logIn(page, email);
    const code = field(page.getByTestId('login'), 'code');
    await code.fill(totpCode(key, stepNow()));
    // That a code is asked for is a refusal, which the browser writes down.
    expect(noise.splice(0).filter((line) => !line.includes('401'))).toEqual([]);
    await page.getByTestId('login').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(home);
  });

  await test.step('book as who is logged in, and find the booking', async () => {
    const { objectNumber, stay } = await freeStay(page, 31);
    await page.goto(`${pathOf('BookingStart', 'de', { objectNumber })}?${stay}`);
    await page.locator('[name=savedTraveller]').selectOption({ label: 'Ada Lovelace' });
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await expect(page.locator('[name=lastName]')).toHaveValue('Lovelace');
    for (const name of ['street', 'zip', 'city'] as const) {
      await page.locator(`[name=${name}]`).fill(typedGuest[name]);
    }
    await page.locator('[name=phone]').fill('+49 30 1234567');
    const insurance = page.locator('[name=insurance]');
    if ((await insurance.count()) > 0) await insurance.last().check({ force: true });
    await page.getByTestId('to-summary').click();
    await page.locator('[name=payment][value="1"]').check({ force: true });
    await page.locator('[name=acceptTerms]').check({ force: true });
    await page.getByTestId('book-now').click();
    await expect(page).toHaveURL(/\/booking\/finish\//);

    await page.goto(pathOf('UserBookingOverview', 'de'));
    const booking = page.getByTestId('own-booking');
    await expect(booking).toHaveCount(1);
    await booking.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/user\/booking-details\/\d+\//);
    await expect(page.getByTestId('booking-status').first()).toHaveAttribute(
      'data-status',
      /booked|confirmed/,
    );
    await expectAccessible(page);
  });

  const nextEmail = `neu-${email}`;
  await test.step('change the address', async () => {
    await page.goto(home);
    await expect(page.getByTestId('next-stay').getByTestId('own-booking')).toBeVisible();
    const change = page.getByTestId('email-change');
    await change.locator('summary').click();
    await field(change, 'newEmail').fill(nextEmail);
    await field(change, 'emailPassword').fill(password);
    await field(change, 'code').fill(nextCode());
    await change.getByRole('button', { name: 'Link schicken' }).click();
    await expect(change.getByRole('status').last()).toContainText(nextEmail);
    await page.goto(await linkFromMail(pathOf('UserRegistrationConfirm', 'de'), nextEmail));
    await page.getByTestId('confirm').getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByTestId('email-change')).toContainText(nextEmail);
  });

  await test.step('take all data along', async () => {
    const data = page.getByTestId('data-download');
    await data.locator('summary').click();
    await field(data, 'downloadPassword').fill(password);
    await field(data, 'code').fill(nextCode());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Daten herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^meine-daten-.*\.zip$/);
  });

  await test.step('ask for the end', async () => {
    const deletion = page.getByTestId('deletion');
    await deletion.locator('summary').click();
    await field(deletion, 'deletionPassword').fill(password);
    await field(deletion, 'code').fill(nextCode());
    await deletion.getByRole('button', { name: 'Konto löschen' }).click();
    await expect(page.getByTestId('deletion-pending')).toBeVisible();
    await expect(deletion).toBeHidden();
  });
});
