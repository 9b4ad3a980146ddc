import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoPeopleFile, type DemoPerson } from '../../domain/demo-people.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { clockAhead } from '../harness/clock-ahead.ts';
import { freePort } from '../harness/postgres-server.ts';
import { startServerProcess, type ServerProcess } from '../harness/server-process.ts';
import { copyDemoWorld } from '../harness/demo-world.ts';
import { findMailLink } from './find-mail-link.ts';
import { startMailServer } from './mail-server.ts';
import { saturdayAhead } from './free-stay.ts';
import { flatPhoto } from './flat-photo.ts';
import { pathOf } from './paths.ts';
import { refusalCookies } from './refusal-cookies.ts';
import { expect, expectNoSidewaysScroll, openPage, test } from './site-test.ts';

/** A site whose clock can be ahead of the machine's: changing it restarts the site. */
class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'feriola-life-'));
  #url = '';
  #server: ServerProcess | null = null;
  #mails: Awaited<ReturnType<typeof startMailServer>> | null = null;

  async start(daysAhead: number): Promise<void> {
    if (this.#server) await this.#server.stop();
    else copyDemoWorld(this.folder);
    this.#mails ??= await startMailServer(this.folder);
    const port = this.#url === '' ? String(await freePort()) : new URL(this.#url).port;
    this.#url = `http://localhost:${port}`;
    this.#server = await startServerProcess({
      DATA_DIR: this.folder,
      PORT: port,
      PUBLIC_URL: this.#url,
      SMTP_URL: this.#mails.url,
      ...clockAhead(daysAhead * 86_400_000),
    });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    await this.#mails?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async person(browser: Browser): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.#url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      storageState: { cookies: refusalCookies(new URL(this.#url)), origins: [] },
    });
    return context.newPage();
  }

  async linkFromMail(path: string, words: string): Promise<string> {
    const find = (): string | null => findMailLink(this.folder, path, words);
    try {
      await expect.poll(find, { timeout: 120_000 }).not.toBeNull();
    } catch (error) {
      const mails = readdirSync(join(this.folder, 'outbox')).join('\n');
      throw new Error(
        `No link to ${path} among\n${mails}\nand the site said\n${this.#server?.output() ?? ''}`,
        {
          cause: error,
        },
      );
    }
    return find()!;
  }

  office(): DemoPerson {
    const people = JSON.parse(readFileSync(join(this.folder, demoPeopleFile), 'utf8')) as DemoPerson[];
    return people.find(({ role }) => role === 'admin')!;
  }
}

const site = new Site();
test.afterAll(() => site.stop());

const host = { email: 'hanne.deich@example.org', password: 'ein Satz, den niemand kennt' };
const guest = { lastName: 'Lovelace', email: 'ada.lovelace@example.org' };
const title = 'Haus am Deich mit Garten';
const arrival = saturdayAhead(3);
const departure = addDays(arrival, 7);

test(
  'on phones: a landlord comes, a home is made, booked, lived in, rated and answered',
  { tag: '@full' },
  async ({ browser }) => {
    // Three people and two starts of the site.
    test.setTimeout(900_000);
    await site.start(0);
    const landlord = await site.person(browser);
    const office = await site.person(browser);
    const traveller = await site.person(browser);

    await test.step('the landlord registers and confirms the address', async () => {
      await openPage(landlord, pathOf('UserBusinessRegistration', 'de'));
      const fields = {
        firstName: 'Hanne',
        lastName: 'Deich',
        email: host.email,
        phone: '+49 4841 123456',
        street: 'Am Deich 1',
        zip: '25813',
        city: 'Husum',
      };
      for (const [name, value] of Object.entries(fields))
        await landlord.locator(`[name=${name}]`).fill(value);
      await landlord.locator('[name=acceptTerms]').check({ force: true });
      await expectNoSidewaysScroll(landlord);
      await landlord.getByRole('button', { name: 'Registrieren' }).click();
      await expect(landlord.getByText(`eine E-Mail an ${host.email}`)).toBeVisible();
      await landlord.goto(await site.linkFromMail(pathOf('UserBusinessConfirm', 'de'), host.email));
      await landlord.getByRole('button', { name: 'Adresse bestätigen' }).click();
      await expect(landlord.getByText('Unser Büro prüft Ihre Angaben')).toBeVisible();
    });

    await test.step('the office takes her in, and she chooses a password', async () => {
      const { login, password } = site.office();
      const next = pathOf('AdminBusinesses', 'de');
      await office.goto(`${pathOf('UserLogin', 'de')}?${new URLSearchParams({ next }).toString()}`);
      const form = office.getByTestId('login');
      await form.locator('[name=email]').fill(login);
      await form.locator('[name=password]').fill(password);
      await form.getByRole('button', { name: 'Anmelden' }).click();
      const card = office.getByTestId('registration').filter({ hasText: 'Hanne Deich' });
      await card.getByRole('button', { name: 'Aufnehmen' }).click();
      await card.getByRole('button', { name: 'Ja, aufnehmen' }).click();
      await expect(office.getByText('Hanne Deich ist aufgenommen.')).toBeVisible();
      await landlord.goto(await site.linkFromMail(pathOf('UserPasswordReset', 'de'), host.email));
      await landlord.locator('[name=password]').fill(host.password);
      await landlord.getByRole('button', { name: 'Passwort speichern' }).click();
      await expect(landlord).not.toHaveURL(/reset/);
    });

    let objectNumber = 0;
    await test.step('she makes a home from nothing and hands it in', async () => {
      await landlord.goto(pathOf('LandlordHomes', 'de'));
      await landlord.locator('[name=town]').fill('Westerl');
      await landlord.getByTestId('towns').getByRole('button').first().click();
      await landlord.locator('[name=title]').fill(title);
      await landlord.getByTestId('create-home').click();
      await expect(landlord.getByRole('heading', { level: 1 })).toHaveText(title);
      await landlord.getByTestId('all-sections').click();
      objectNumber = Number(new URL(landlord.url()).pathname.match(/(\d+)\/?$/)![1]);
      const section = (name: string) => landlord.getByTestId(`section-${name}`);
      const save = async (name: string): Promise<void> => {
        await landlord.getByTestId(`save-${name}`).click();
        await expect(section(name).getByText('Gespeichert.')).toBeVisible();
      };
      for (const [name, value] of Object.entries({
        personsMax: 4,
        bedrooms: 2,
        bathrooms: 1,
        squaremeters: 70,
      }))
        await section('basics').locator(`[name=${name}]`).fill(String(value));
      await landlord.getByTestId('add-room').click();
      await section('basics').locator('[name=bed-double]').fill('2');
      await save('basics');
      await section('address').locator('[name=street]').fill('Am Deich 2');
      await section('address').locator('[name=zip]').fill('25813');
      await section('address').locator('[name=city]').fill('Husum');
      await save('address');
      await section('texts')
        .locator('[name=description]')
        .fill(
          'Ein ruhiges Haus hinter dem Deich, zehn Minuten zu Fuß vom Strand. Der Garten ist eingezäunt, im Schuppen stehen Räder.',
        );
      await save('texts');
      await landlord
        .getByTestId('photo-files')
        .setInputFiles([await flatPhoto('red'), await flatPhoto('green'), await flatPhoto('blue')]);
      await expect(landlord.getByTestId('photos-progress')).toHaveText('3 von 3 Fotos sind da.');
      await save('photos');
      await landlord.getByTestId('add-season').click();
      await section('seasons').locator('[name=nightly]').fill('110');
      await expect(landlord.getByTestId('week')).toContainText('Gäste zahlen');
      await save('seasons');
      await section('terms').getByText('Flexibel').click();
      await section('terms').getByText('Sofort buchbar').click();
      await save('terms');
      await landlord.getByTestId('publish-home').click();
      await expect(landlord.getByTestId('publish')).toHaveAttribute('data-state', 'review');
    });

    await test.step('the office approves her first home', async () => {
      await office.goto(pathOf('AdminHomes', 'de'));
      const card = office.getByTestId('home-in-review').filter({ hasText: title });
      await card.getByRole('button', { name: 'Freigeben' }).click();
      await card.getByRole('button', { name: 'Ja, Gästen zeigen' }).click();
      await expect(card.getByRole('status')).toContainText(title);
    });

    let price = 0;
    await test.step('a guest finds it and books it', async () => {
      const stay = new URLSearchParams({ startDate: arrival, endDate: departure, persons: '2' }).toString();
      await expect
        .poll(async () => {
          await traveller.goto(`${pathOf('Search', 'de')}?fulltext=Deich+Garten&${stay}`);
          return traveller.locator(`[data-object-number="${objectNumber}"]`).count();
        })
        .toBeGreaterThan(0);
      const card = traveller.getByTestId('result-card').filter({ hasText: title });
      price = Number(await card.getByTestId('card-price').getAttribute('data-cents'));
      // And the town's tourist tax for two.
      expect(price).toBe(7 * 11_000 + 2 * 7 * 160);
      await card.getByRole('link').first().click();
      await expect(traveller).toHaveURL(new RegExp(`/object/${objectNumber}/`));
      await traveller.getByTestId('price-bar').getByTestId('bar-open').click();
      const sheet = traveller.getByRole('dialog');
      await expect(sheet.getByTestId('box-price')).toHaveAttribute('data-cents', String(price));
      await sheet.getByTestId('book').click();
      await expect(traveller).toHaveURL(/\/booking\/start\//);
      const fields = {
        firstName: 'Ada',
        ...guest,
        phone: '+49 30 1234567',
        street: 'Musterstraße 1',
        zip: '10115',
        city: 'Berlin',
      };
      for (const [name, value] of Object.entries(fields))
        await traveller.locator(`[name=${name}]`).fill(value);
      const insurance = traveller.locator('[name=insurance]');
      if ((await insurance.count()) > 0) await insurance.last().check({ force: true });
      await traveller.getByTestId('to-summary').click();
      await expect(traveller.getByTestId('summary-price').first()).toHaveAttribute(
        'data-cents',
        String(price),
      );
      await traveller.locator('[name=payment][value="1"]').check({ force: true });
      await traveller.locator('[name=acceptTerms]').check({ force: true });
      await traveller.getByTestId('book-now').click();
      await expect(traveller.getByTestId('booking-status').first()).toHaveAttribute(
        'data-status',
        'confirmed',
      );
      await traveller.goto(await site.linkFromMail(pathOf('bookingView', 'de'), guest.email));
      await expect(traveller.getByTestId('booking-status').first()).toHaveAttribute(
        'data-status',
        'confirmed',
      );
    });

    await test.step('she writes, and the landlord reads it in her room and answers', async () => {
      const form = traveller.getByTestId('message-form');
      await traveller.locator('#messages').scrollIntoViewIfNeeded();
      await form.locator('[name=message]').fill('Gibt es ein Kinderbett?');
      await form.locator('button[type=submit]').click();
      await expect(traveller.getByTestId('message')).toHaveCount(1);
      await landlord.goto(pathOf('LandlordMessages', 'de'));
      await landlord.getByRole('link', { name: /Ada/ }).first().click();
      await expect(landlord.getByTestId('message')).toContainText('Gibt es ein Kinderbett?');
      const answer = landlord.getByTestId('message-form');
      await answer.locator('[name=message]').fill('Ja, es steht schon im Zimmer.');
      await answer.locator('button[type=submit]').click();
      await expect(landlord.getByTestId('message')).toHaveCount(2);
      await expect(traveller.getByTestId('message')).toHaveCount(2);
      await expect(traveller.getByTestId('message').last()).toContainText('Ja, es steht schon im Zimmer.');
    });

    await test.step('her stay passes: the day after it she is asked, and rates it', async () => {
      const days =
        Math.round((Date.parse(departure) - Date.parse(todayInBerlin(new Date()))) / 86_400_000) + 1;
      await site.start(days);
      await traveller.goto(await site.linkFromMail(pathOf('RateStay', 'de'), guest.email));
      const form = traveller.getByTestId('rate-form');
      await expect(form).toBeVisible();
      const groups = form.locator('fieldset').filter({ has: traveller.locator('input[value="5"]') });
      for (const group of await groups.all()) await group.locator('input[value="5"]').check({ force: true });
      await form.locator('[name=travelType]').first().check({ force: true });
      await form.locator('[name=text]').fill('Ein wunderbar ruhiges Haus, und der Garten ist herrlich.');
      await expectNoSidewaysScroll(traveller);
      await form.locator('button[type=submit]').click();
      await expect(traveller.getByTestId('rating-published')).toBeVisible();
    });

    await test.step('the landlord answers, and guests see both beside the home', async () => {
      await landlord.goto(await site.linkFromMail('bewertung-beantworten', host.email));
      await landlord.locator('textarea').fill('Vielen Dank, kommen Sie gern wieder!');
      await landlord.locator('form button[type=submit]').click();
      const visitor = await site.person(browser);
      await expect
        .poll(async () => {
          await visitor.goto(pathOf('ObjectPage', 'de', { objectNumber }));
          return visitor.locator('body').innerText();
        })
        .toContain('kommen Sie gern wieder');
      await expect(visitor.getByText('Ein wunderbar ruhiges Haus')).toBeVisible();
      await expectNoSidewaysScroll(visitor);
    });
  },
);
