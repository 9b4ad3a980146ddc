import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, todayInBerlin } from '../domain/stay.ts';

const guides = ['README.md', 'docs/import.md', 'docs/operations.md'];
const begins = /^(?:npm (?:run|pack) |npx |bin\/|curl |pg_dump |psql )/;

/** All commands that the guides show, in lines of their own or within a sentence. */
const commands = guides.flatMap((guide) => {
  const text = readFileSync(guide, 'utf8');
  const shown = [...text.matchAll(/^ {4}(\S.*)$/gm), ...text.matchAll(/`([^`\n]+)`/g)];
  return [...new Set(shown.map(([, command]) => command!))].filter((command) => begins.test(command));
});

/** Commands that are not run here, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'npm run artefact': 'builds and packs the whole site; how its bundle finds files has its test',
  'bin/migrate': 'builds the site; server/platform/migrate has its tests',
  'bin/migrate --check': 'builds the site; server/platform/migrate has its tests',
  'bin/backup FILE': 'builds the site; server/platform/backup has its tests',
  'bin/doctor': 'builds the site; server/examine-site has its tests',
  'bin/verify': 'builds the site; server/verify-site has its tests',
  'bin/restore FILE': 'builds the site; server/platform/backup has its tests',
  'bin/backup': 'is named as a whole',
  'bin/restore': 'is named as a whole',
  'bin/start': 'builds the site; the browser tests start it',
  'bin/test': 'runs this test',
  'bin/test --all': 'runs this test',
  'bin/admin': 'is named as a whole; its commands stand for themselves',
  'bin/admin live': 'is for a restored copy; it has its tests',
  'bin/admin create EMAIL': 'builds the site; create-administrator has its tests',
  'bin/admin check': 'builds the site, and ends with 1 where it is not ready to open; the area has its tests',
  'bin/admin backed-up': 'builds the site; it touches a file of the data folder',
  'bin/node demo/main.ts --objects 300000': 'writes 28 million rows; all tests of pages run a smaller one',
  'npm run drill -- --minutes 10':
    'takes a quarter of an hour and ports of its own; its parts have their tests',
  'npm run check:search -- --regions menorca': 'compares thousands of searches; bin/test does',
  'curl https://SITE/api/feed/homes -H "Authorization: Bearer fer_live_..." -H "Content-Type: application/x-ndjson" \\':
    'asks a running site; the area of feeds has its tests',
};

let folder: string;
const file = (name: string): string => join(folder, name);
const inWeeks = (weeks: number): string => addDays(todayInBerlin(new Date()), weeks * 7);

const ota = (name: string, content: string): string =>
  `<${name} xmlns="http://www.opentravel.org/OTA/2003/05" Version="1.0">${content}</${name}>`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-guides-'));
  const place = { lat: 40.001, lon: 3.84 };
  const home = {
    ...{ key: 'a', ...place, objectType: 'house', kind: 'villa', nightlyPrice: 100 },
    ...{ personsMax: 4, bedrooms: 2, bathrooms: 1 },
  };
  const rental = {
    ...{
      '@context': 'https://schema.org',
      '@type': 'VacationRental',
      identifier: 'a',
      additionalType: 'House',
    },
    ...{ latitude: place.lat, longitude: place.lon, name: 'Sol', occupancy: 4, numberOfBedrooms: 2 },
    offers: { '@type': 'Offer', price: 100, priceCurrency: 'EUR' },
  };
  const listing = `a,${place.lat},${place.lon},Entire villa,Entire home/apt,4,2,"[]",$100.00,3,30`;
  const status = `<StatusApplicationControl Start="${inWeeks(2)}" End="${inWeeks(9)}"/>`;
  const otaHome = `<HotelDescriptiveContents><HotelDescriptiveContent HotelCode="a" HotelName="Villa Sol"><HotelInfo>
    <CategoryCodes><HotelCategory Code="35"/></CategoryCodes><Position Latitude="${place.lat}" Longitude="${place.lon}"/></HotelInfo>
    <FacilityInfo><GuestRooms><GuestRoom MaxOccupancy="4"><TPA_Extensions><SubRooms><SubRoom RoomType="Bedroom" Number="2"/>
    <SubRoom RoomType="Bathroom" Number="1"/></SubRooms></TPA_Extensions></GuestRoom></GuestRooms></FacilityInfo>
    </HotelDescriptiveContent></HotelDescriptiveContents>`;
  const otaRates = `<RateAmountMessages HotelCode="a"><RateAmountMessage>${status}<Rates><Rate><BaseByGuestAmts>
    <BaseByGuestAmt AmountAfterTax="100" CurrencyCode="EUR" NumberOfGuests="4"/></BaseByGuestAmts></Rate></Rates></RateAmountMessage></RateAmountMessages>`;
  const otaNights = `<AvailStatusMessages HotelCode="a"><AvailStatusMessage BookingLimit="1">${status}</AvailStatusMessage></AvailStatusMessages>`;
  const ical = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:${inWeeks(4).replaceAll('-', '')}\nEND:VEVENT\nEND:VCALENDAR\n`;
  const files: Record<string, string> = {
    'homes.ndjson': JSON.stringify(home),
    'homes.json': JSON.stringify(rental),
    'listings.csv': `id,latitude,longitude,property_type,room_type,accommodates,bedrooms,amenities,price,minimum_nights,maximum_nights\n${listing}\n`,
    'calendar.csv': `listing_id,date,available,price\na,${inWeeks(4)},t,$100.00\n`,
    'homes.xml': ota('OTA_HotelDescriptiveContentNotifRQ', otaHome),
    'rates.xml': ota('OTA_HotelRateAmountNotifRQ', otaRates),
    'nights.xml': ota('OTA_HotelAvailNotifRQ', otaNights),
    'homes.csv': `Nr,Breite,Länge\na,${place.lat},${place.lon}\n`,
    'mapping.json': JSON.stringify({
      columns: { key: 'Nr', lat: 'Breite', lon: 'Länge' },
      constants: {
        ...{ objectType: 'house', kind: 'villa', nightlyPrice: 100 },
        ...{ personsMax: 4, bedrooms: 2, bathrooms: 1 },
      },
    }),
    'calendars.csv': 'key,calendar\na,a.ics\n',
    'a.ics': ical,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(file(name), content);
  mkdirSync(file('calendars'));
  writeFileSync(file('calendars/a.ics'), ical);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Expands a command with `ONE|OTHER` to its forms, with all parts in `[brackets]`, since each start takes seconds. */
function formsOf(command: string): string[] {
  const whole = command.replace(/[[\]]/g, '');
  return [...new Set(['FOLDER', 'FILE'].map((one) => whole.replaceAll('FOLDER|FILE', one)))];
}

/**
 * Replaces the placeholders of a command by files, chosen by the option before them; the format decides which feed it
 * is.
 */
function withFiles(command: string): string {
  const feeds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'inside-airbnb': { listings: 'listings.csv', calendar: 'calendar.csv' },
    ndjson: { listings: 'homes.ndjson' },
    'json-ld': { listings: 'homes.json' },
    ota: { listings: 'homes.xml', rates: 'rates.xml', calendar: 'nights.xml' },
    csv: { mapping: 'mapping.json', listings: 'homes.csv' },
    ical: { listings: command.includes('FOLDER') ? 'calendars' : 'calendars.csv' },
  };
  const [, format = ''] = /--format (\S+)/.exec(command) ?? [];
  return command
    .replace(/--(\S+) (?:FILE|FOLDER)/g, (_, option: string) => {
      const name = option === 'out' ? 'export.ndjson' : feeds[format]?.[option];
      if (name === undefined) throw new Error(`No file for --${option} of ${command}`);
      return `--${option} ${file(name)}`;
    })
    .replace('--source NAME', '--source homes')
    .replace(' --since CURSOR', '');
}

/** Runs a command as npm would, and answers its output where it went well. */
function run(command: string): string {
  const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
    .scripts;
  const whole = command.replace(/^npm run (\S+) --/, (_, name: string) => scripts[name] ?? name);
  const [program, ...options] = whole.split(' ');
  expect(['node', 'bin/node'], command).toContain(program);
  const report = whole.startsWith('node import/main.ts') ? ['--report', file('report.json')] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, ...report], {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, DATA_DIR: file('data'), DATABASE_URL: '' },
  });
  expect({ status, stderr }, command).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('each command that a guide shows does what it says', { timeout: 300_000 }, () => {
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands.filter((one) => !(one in elsewhere))) {
    for (const form of formsOf(command)) {
      const said = run(withFiles(form));
      if (form.startsWith('npm run import')) expect(said, form).toMatch(/^1 rows in .*, 0 rows not used$/ms);
    }
  }
});

test('no command that is left out here is gone from the guides', () => {
  expect(Object.keys(elsewhere).filter((command) => !commands.includes(command))).toEqual([]);
});
