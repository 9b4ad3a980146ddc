import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedHome } from '../../contract/feeds/feed-home.ts';
import { readFeed, type ReadFeed } from '../read-feed.ts';
import { readOpenTravel } from './open-travel.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-open-travel-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const document = (name: string, content: string, attributes = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.opentravel.org/OTA/2003/05" Version="8.000" ${attributes}>${content}</${name}>`;

/** The parts of a property's description, each to be replaced. */
const parts = {
  attributes: 'HotelCode="HB7" HotelName="Villa Aurora" LanguageCode="en"',
  category: '<CategoryCodes><HotelCategory Code="35"/></CategoryCodes>',
  texts: `<Descriptions><MultimediaDescriptions>
    <MultimediaDescription InfoCode="1"><TextItems>
      <TextItem><Description TextFormat="PlainText" Language="en">Above the bay.</Description></TextItem>
      <TextItem><Description TextFormat="PlainText" Language="de">Über der Bucht.</Description></TextItem>
      <TextItem><Description TextFormat="HTML" Language="it">&lt;b&gt;Sopra&lt;/b&gt;</Description></TextItem>
    </TextItems></MultimediaDescription>
    <MultimediaDescription InfoCode="23"><ImageItems><ImageItem><ImageFormat><URL>https://x.example/1.jpg</URL></ImageFormat></ImageItem></ImageItems></MultimediaDescription>
  </MultimediaDescriptions></Descriptions>`,
  position: '<Position Latitude="39.9623" Longitude="4.0871"/>',
  services:
    '<Services><Service Code="68"/><Service Code="71" ProximityCode="3"/><Service Code="79" ExistsCode="2"/></Services>',
  rooms: `<GuestRoom Code="U1" MaxOccupancy="5">
    <TypeRoom StandardOccupancy="4" Size="93"/>
    <Room RoomID="U1" LicenseNumber="ET1234ME"/>
    <Amenities><Amenity RoomAmenityCode="2"/><Amenity RoomAmenityCode="245"/><Amenity RoomAmenityCode="77"/></Amenities>
    <TPA_Extensions><SubRooms>
      <SubRoom RoomType="Bedroom"><Amenities><Amenity AmenityCode="33" Value="1"/></Amenities></SubRoom>
      <SubRoom RoomType="Bedroom"><Amenities><Amenity AmenityCode="203" Value="2"/></Amenities></SubRoom>
      <SubRoom RoomType="Living room"><Amenities><Amenity AmenityCode="102"/></Amenities></SubRoom>
      <SubRoom RoomType="Bathroom" Number="2"/>
    </SubRooms></TPA_Extensions>
  </GuestRoom>`,
  policies: `<Policies><Policy>
    <PolicyInfo CheckInTime="16:00:00" CheckOutTime="10:30:00"/>
    <CancelPolicy>
      <CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="7" OffsetDropTime="BeforeArrival"/><AmountPercent Percent="90"/></CancelPenalty>
      <CancelPenalty><Deadline OffsetTimeUnit="Day" OffsetUnitMultiplier="60" OffsetDropTime="BeforeArrival"/><AmountPercent Percent="20"/></CancelPenalty>
    </CancelPolicy>
    <PetsPolicies><PetsPolicy MaxPetQuantity="1"/></PetsPolicies>
    <TaxPolicies><TaxPolicy Code="3" Amount="250" DecimalPlaces="2" CurrencyCode="EUR" ChargeFrequency="1" ChargeUnit="21" MinAge="16"/></TaxPolicies>
    <FeePolicies><FeePolicy Code="5009" Amount="85" ChargeFrequency="12" Type="Exclusive"/></FeePolicies>
  </Policy></Policies>`,
  contacts: `<ContactInfos>
    <ContactInfo ContactProfileType="PhysicalLocation"><Addresses><Address>
      <AddressLine>Carrer Nou 4</AddressLine><CityName>Es Mercadal</CityName><PostalCode>07740</PostalCode><CountryName Code="ES"/>
    </Address></Addresses></ContactInfo>
    <ContactInfo><CompanyName>Cases &amp; Mar</CompanyName>
      <Phones><Phone PhoneTechType="3" PhoneNumber="+34 971 000 001"/><Phone PhoneTechType="1" PhoneNumber="+34 971 000 000"/></Phones>
      <Emails><Email>cases@example.org</Email></Emails></ContactInfo>
  </ContactInfos>`,
};

function content(changed: Partial<typeof parts> = {}): string {
  const { attributes, category, texts, position, services, rooms, policies, contacts } = {
    ...parts,
    ...changed,
  };
  return `<HotelDescriptiveContent ${attributes}>
    <HotelInfo>${category}${texts}${position}${services}</HotelInfo>
    <FacilityInfo><GuestRooms>${rooms}</GuestRooms></FacilityInfo>${policies}${contacts}
  </HotelDescriptiveContent>`;
}
const contents = (...some: string[]): string =>
  document(
    'OTA_HotelDescriptiveContentNotifRQ',
    `<HotelDescriptiveContents>${some.join('\n')}</HotelDescriptiveContents>`,
  );

const rate = (days: string, amounts: string, control = ''): string => `<RateAmountMessage>
  <StatusApplicationControl ${days} InvTypeCode="U1" RatePlanCode="BAR" ${control}/>
  <Rates><Rate>${amounts}</Rate></Rates></RateAmountMessage>`;
const amount = (value: string, more = 'NumberOfGuests="5" CurrencyCode="EUR"'): string =>
  `<BaseByGuestAmts><BaseByGuestAmt AmountAfterTax="${value}" ${more}/></BaseByGuestAmts>`;
const prices = (...messages: string[]): string =>
  document(
    'OTA_HotelRateAmountNotifRQ',
    `<RateAmountMessages HotelCode="HB7">${messages.join('')}</RateAmountMessages>`,
  );
const june = prices(rate('Start="2027-06-01" End="2027-06-30"', amount('140.50')));

const open = (days: string, inside = '<RestrictionStatus Status="Open"/>', limit = ''): string =>
  `<AvailStatusMessage ${limit}><StatusApplicationControl ${days} InvTypeCode="U1"/>${inside}</AvailStatusMessage>`;
const availability = (...messages: string[]): string =>
  document(
    'OTA_HotelAvailNotifRQ',
    `<AvailStatusMessages HotelCode="HB7">${messages.join('')}</AvailStatusMessages>`,
  );

let files = 0;
function fileOf(text: string): string {
  const path = join(folder, `${(files += 1)}.xml`);
  writeFileSync(path, text);
  return path;
}

const read = (
  listings: string,
  rates: string | null = june,
  calendar: string | null = null,
): Promise<ReadFeed> =>
  readFeed(readOpenTravel, {
    listings: fileOf(listings),
    rates: rates === null ? null : fileOf(rates),
    calendar: calendar === null ? null : fileOf(calendar),
  });
async function homeIn(...given: Parameters<typeof read>): Promise<FeedHome> {
  const { homes, rejected } = await read(...given);
  expect(rejected).toEqual([]);
  return homes[0]!;
}
const calendarIn = async (rates: string | null, calendar: string | null = null) =>
  (await homeIn(contents(content()), rates, calendar)).calendar;
const rejection = async (...given: Parameters<typeof read>) => (await read(...given)).rejected[0]?.rejected;

test('pictures are photos, the largest format of each, those of the room first', async () => {
  const image = (...formats: [number, string][]): string =>
    `<ImageItem>${formats
      .map(([width, url]) => `<ImageFormat Width="${width}"><URL>${url}</URL></ImageFormat>`)
      .join('')}</ImageItem>`;
  const rooms = parts.rooms.replace(
    '<TPA_Extensions>',
    `<MultimediaDescriptions><MultimediaDescription InfoCode="23"><ImageItems>${image(
      [400, 'https://x.example/2-small.jpg'],
      [1600, 'https://x.example/2.jpg'],
    )}</ImageItems></MultimediaDescription></MultimediaDescriptions><TPA_Extensions>`,
  );
  const { photos } = await homeIn(contents(content({ rooms })));
  expect(photos).toEqual([{ url: 'https://x.example/2.jpg' }, { url: 'https://x.example/1.jpg' }]);
  expect((await homeIn(contents(content({ texts: '' })))).photos).toBeUndefined();
});

test('a home with everything that messages can contain', async () => {
  expect(await homeIn(contents(content()))).toMatchObject({
    ...{ key: 'HB7', lat: 39.9623, lon: 4.0871, objectType: 'house', kind: 'villa' },
    ...{ personsMax: 5, bedrooms: 2, bathrooms: 2, squaremeterLiving: 93, dogsMax: 1, dogsMaxIsKnown: true },
    // The pool is nearby, and there is no sauna.
    amenities: ['airconditioning', 'swimmingpool', 'parking'],
    equipment: { kitchen: ['oven'], living: ['sofaBed'] },
    bedRooms: [{ beds: { double: 1 } }, { beds: { single: 2 } }, { beds: { sofa: 1 }, living: true }],
    ...{ checkIn: '16:00', checkOut: '10:30', registrationNumber: 'ET1234ME' },
    cancellation: [
      { daysBefore: 60, percent: 20 },
      { daysBefore: 7, percent: 90 },
    ],
    touristTax: [{ fromAge: 16, toAge: 120, amount: 2.5 }],
    services: [{ code: 'finalCleaning', unit: 'stay', amount: 85, mandatory: true, prepaid: true }],
    address: { street: 'Carrer Nou 4', zip: '07740', city: 'Es Mercadal' },
    provider: { name: 'Cases & Mar', mail: 'cases@example.org', phone: '+34 971 000 000', trader: true },
    texts: {
      en: { title: 'Villa Aurora', description: 'Above the bay.' },
      de: { title: 'Villa Aurora', description: 'Über der Bucht.' },
    },
    calendar: [{ from: '2027-06-01', until: '2027-07-01', available: true, nightlyPrice: 140.5 }],
  });
});

test('a city tax of the first nights, of a part of the year, and as a share of the price', async () => {
  const taxIn = async (from: string, to: string) => {
    const policies = parts.policies.replace(from, to);
    return (await homeIn(contents(content({ policies })))).touristTax;
  };
  const adults = { fromAge: 16, toAge: 120 };
  expect(await taxIn('MinAge', 'MaxChargeFrequencyApplies="7" MinAge')).toEqual([
    { ...adults, amount: 2.5, nightsMax: 7 },
  ]);
  expect(await taxIn('MinAge', 'EffectiveDate="2027-05-01" ExpireDate="2027-09-30" MinAge')).toEqual([
    { ...adults, amount: 2.5, season: { from: '05-01', until: '09-30' } },
  ]);
  expect(await taxIn('MinAge', 'EffectiveDate="2020-01-01" ExpireDate="2030-12-31" MinAge')).toEqual([
    { ...adults, amount: 2.5 },
  ]);
  expect(await taxIn('Amount="250"', 'Percent="7.5"')).toEqual([{ ...adults, percent: 7.5 }]);
});

test('what messages leave out is not assumed', async () => {
  const bare = await homeIn(contents(content({ texts: '', services: '', policies: '', contacts: '' })));
  for (const field of ['cancellation', 'touristTax', 'checkIn', 'provider', 'address', 'texts'] as const)
    expect(bare[field], field).toBeUndefined();
  expect(bare).toMatchObject({ dogsMax: 0, services: [] });
});

test('a property of several rooms is as many homes, and one that is off the market none', async () => {
  const room = (code: string, more = ''): string =>
    parts.rooms.replace('Code="U1"', `Code="${code}" ${more}`);
  const { homes } = await read(
    contents(
      content({ rooms: room('U1', 'RoomTypeName="Studio sud"') + room('U2') + room('U3', 'Active="0"') }),
    ),
    prices(
      rate('Start="2027-06-01" End="2027-06-02"', amount('100')),
      rate('Start="2027-06-01" End="2027-06-02"', amount('200')).replace('"U1"', '"U2"'),
    ),
  );
  expect(homes.map(({ key, calendar }) => [key, calendar?.[0]?.nightlyPrice])).toEqual([
    ['HB7/U1', 100],
    ['HB7/U2', 200],
  ]);
  expect(homes[0]!.texts?.['de']?.title).toBe('Villa Aurora: Studio sud');
});

test('a deleted home is removed permanently', async () => {
  const { removed } = await read(
    contents(content({ attributes: `${parts.attributes} HotelDescriptiveContentNotifType="Remove"` })),
  );
  expect(removed).toEqual(['HB7']);
});

describe('prices of nights', () => {
  test('are those for the most guests, with what more of them pay', async () => {
    const amounts = `<BaseByGuestAmts>
      <BaseByGuestAmt AmountAfterTax="90" NumberOfGuests="2" CurrencyCode="EUR"/>
      <BaseByGuestAmt AmountAfterTax="12000" DecimalPlaces="2" NumberOfGuests="4" CurrencyCode="EUR"/>
    </BaseByGuestAmts><AdditionalGuestAmounts><AdditionalGuestAmount Amount="15" AgeQualifyingCode="10"/>
      <AdditionalGuestAmount Amount="5" AgeQualifyingCode="8"/></AdditionalGuestAmounts>`;
    expect(await calendarIn(prices(rate('Start="2027-06-01" End="2027-06-01"', amounts)))).toEqual([
      { from: '2027-06-01', until: '2027-06-02', available: true, nightlyPrice: 135 },
    ]);
  });

  test('go by weekdays, and the message that comes later counts', async () => {
    const calendar = await calendarIn(
      prices(
        rate('Start="2027-06-07" End="2027-06-13"', amount('100')),
        rate('Start="2027-06-07" End="2027-06-13"', amount('150'), 'Fri="true" Sat="1"'),
      ),
    );
    expect(calendar?.map(({ from, until, nightlyPrice }) => [from, until, nightlyPrice])).toEqual([
      ['2027-06-07', '2027-06-11', 100],
      ['2027-06-11', '2027-06-13', 150],
      ['2027-06-13', '2027-06-14', 100],
    ]);
  });

  test.each([
    ['another currency', june.replaceAll('"EUR"', '"USD"'), 'prices in USD, not in EUR'],
    [
      'two rate plans',
      prices(
        rate('Start="2027-06-01" End="2027-06-02"', amount('100')),
        rate('Start="2027-06-01" End="2027-06-02"', amount('80')).replace('"BAR"', '"NONREF"'),
      ),
      'prices of several rate plans: BAR, NONREF',
    ],
    ['none', null, 'no price'],
  ])('in %s make no home', async (_, rates, reason) => {
    expect(await rejection(contents(content()), rates)).toBe(reason);
  });

  test('by the number of guests are the one for the most, and the home is named', async () => {
    const base = (guests: number, price: number): string =>
      `<BaseByGuestAmt AmountAfterTax="${price}" NumberOfGuests="${guests}" CurrencyCode="EUR"/>`;
    const days = 'Start="2027-06-01" End="2027-06-30"';
    const remarksOf = async (amounts: string): Promise<unknown[]> => [
      ...(await read(contents(content()), prices(rate(days, amounts)))).remarks.values(),
    ];
    const same = `<BaseByGuestAmts>${base(2, 120)}${base(5, 120)}</BaseByGuestAmts>`;
    expect(await remarksOf(same)).toEqual([]);
    expect(await remarksOf(same.replace('120', '100'))).toEqual([['HB7']]);
    const extra = '<AdditionalGuestAmounts><AdditionalGuestAmount Amount="15"/></AdditionalGuestAmounts>';
    expect(await remarksOf(`${same}${extra}`)).toEqual([['HB7']]);
  });

  test('for some guests and an amount for each further one stay so, and other amounts of children are named', async () => {
    const amounts = (more: string): string =>
      `${amount('90', 'NumberOfGuests="2" CurrencyCode="EUR"')}<AdditionalGuestAmounts>${more}</AdditionalGuestAmounts>`;
    const adults = '<AdditionalGuestAmount Amount="15" AgeQualifyingCode="10"/>';
    const children = '<AdditionalGuestAmount Amount="5" AgeQualifyingCode="8"/>';
    const feed = (more: string) => prices(rate('Start="2027-06-01" End="2027-06-01"', amounts(more)));
    expect(await homeIn(contents(content()), feed(adults))).toMatchObject({
      furtherGuests: { included: 2, amount: 15 },
      calendar: [{ from: '2027-06-01', until: '2027-06-02', available: true, nightlyPrice: 90 }],
    });
    const remarksOf = async (more: string) => [
      ...(await read(contents(content()), feed(more))).remarks.keys(),
    ];
    expect(await remarksOf(adults)).toEqual([]);
    expect(await remarksOf(`${adults}${children}`)).toEqual([
      'have other amounts for further children, who pay what adults pay',
    ]);
  });

  test.each([
    [
      'without its taxes',
      june.replace('AmountAfterTax', 'AmountBeforeTax'),
      'no price that has its taxes in it',
    ],
    [
      'of a week',
      june.replace('<Rate>', '<Rate RateTimeUnit="Day" UnitMultiplier="7">'),
      'a price that is not of one night',
    ],
    [
      'of days that end before they begin',
      june.replace('2027-06-30', '2027-05-30'),
      'no days from Start to End',
    ],
    ['of a thousand years', june.replace('2027-06-30', '3027-06-30'), 'days of more than four years'],
    ['of no property', june.replace('HotelCode="HB7"', ''), 'no HotelCode'],
  ])('%s are passed over with their line', async (_, rates, reason) => {
    const { oddDays } = await read(contents(content()), rates);
    expect([...oddDays]).toEqual([[reason, { count: 1, firstLine: 2 }]]);
  });
});

describe('availability', () => {
  test('says which nights are free; one that it leaves out is not', async () => {
    const calendar = await calendarIn(
      june,
      availability(
        open('Start="2027-06-03" End="2027-06-20"'),
        open(
          'Start="2027-06-10" End="2027-06-11"',
          '<RestrictionStatus Status="Close" Restriction="Master"/>',
        ),
        open('Start="2027-06-15" End="2027-06-15"', '', 'BookingLimit="0"'),
      ),
    );
    expect(calendar?.map(({ from, until, available }) => [from, until, available])).toEqual([
      ['2027-06-01', '2027-06-03', false],
      ['2027-06-03', '2027-06-10', true],
      ['2027-06-10', '2027-06-12', false],
      ['2027-06-12', '2027-06-15', true],
      ['2027-06-15', '2027-06-16', false],
      ['2027-06-16', '2027-06-21', true],
      ['2027-06-21', '2027-07-01', false],
    ]);
  });

  test('bounds stays by their day of arrival', async () => {
    const lengths = `<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="7" TimeUnit="Day"/>
      <LengthOfStay MinMaxMessageType="SetMaxLOS" Time="28"/></LengthsOfStay>`;
    const calendar = await calendarIn(
      june,
      availability(
        open('Start="2027-06-01" End="2027-06-30"'),
        open('Start="2027-06-21" End="2027-06-30"', lengths),
      ),
    );
    expect(calendar).toMatchObject([
      { until: '2027-06-21' },
      { from: '2027-06-21', minStay: 7, maxStay: 28 },
    ]);
    expect(calendar?.[0]).not.toHaveProperty('minStay');
  });

  test('closes weekdays to arrivals and departures, and other weeks others', async () => {
    const closed = (kind: string): string => `<RestrictionStatus Status="Close" Restriction="${kind}"/>`;
    const saturdays = 'Mon="0" Tue="0" Weds="0" Thur="0" Fri="0" Sun="0" Sat="1"';
    const others = 'Sat="0"';
    const calendar = await calendarIn(
      june,
      availability(
        open('Start="2027-06-01" End="2027-06-30"'),
        open(`Start="2027-06-05" End="2027-06-18" ${others}`, closed('Arrival') + closed('Departure')),
        open(`Start="2027-06-21" End="2027-06-30" ${saturdays}`, closed('Arrival')),
      ),
    );
    const allowed = (day: string): boolean => {
      const run = calendar!.find(({ from, until }) => from <= day && day < until)!;
      const weekday = new Date(day).getUTCDay() || 7;
      return run.arrivalDays?.includes(weekday) ?? true;
    };
    const days = Array.from({ length: 30 }, (_, index) => `2027-06-${String(index + 1).padStart(2, '0')}`);
    const expected = days.filter((day) => {
      const isSaturday = new Date(day).getUTCDay() === 6;
      if (day >= '2027-06-05' && day <= '2027-06-18') return isSaturday;
      return day < '2027-06-21' || !isSaturday;
    });
    expect(days.filter(allowed)).toEqual(expected);
    expect(calendar!.length).toBeLessThan(6);
    const leaves = (day: string): boolean => {
      const night = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      const run = calendar!.find(({ from, until }) => from <= night && night < until)!;
      return run.departureDays?.includes(new Date(day).getUTCDay() || 7) ?? true;
    };
    const leavable = days.slice(1).filter(leaves);
    expect(leavable).toEqual(
      days
        .slice(1)
        .filter((day) => day < '2027-06-05' || day > '2027-06-18' || new Date(day).getUTCDay() === 6),
    );
  });
});

test.each([
  ['a hotel', { category: '<CategoryCodes><HotelCategory Code="20"/></CategoryCodes>' }, 'no holiday home'],
  ['no kind', { category: '', attributes: 'HotelCode="HB7" HotelName="Aurora"' }, 'neither house nor flat'],
  ['no position', { position: '' }, 'no position'],
  ['no code', { attributes: 'HotelName="Villa"' }, 'no HotelCode'],
  ['no room', { rooms: '' }, 'no GuestRoom'],
  ['half a guest', { rooms: parts.rooms.replace('"5"', '"2.5"') }, 'no plausible number of persons'],
  [
    'no rooms to sleep in',
    { rooms: parts.rooms.replaceAll('"Bedroom"', '"Cellar"') },
    'no number of bedrooms',
  ],
  ['no bathroom', { rooms: parts.rooms.replace('"Bathroom"', '"Cellar"') }, 'no number of bathrooms'],
  [
    'a fee that nobody understands',
    { policies: parts.policies.replace('"5009"', '"14"') },
    'a fee beside the price that is not understood: code 14',
  ],
  [
    'a tax without an amount',
    { policies: parts.policies.replace('Amount="250"', '') },
    'a city tax that is not understood: neither an amount nor a percent',
  ],
  [
    'a tax by the room',
    { policies: parts.policies.replace('ChargeUnit="21"', 'ChargeUnit="1"') },
    'a city tax that is not understood: charged by 1',
  ],
  [
    'a tax whose first nights are free',
    { policies: parts.policies.replace('MinAge', 'ChargeFrequencyExempt="2" MinAge') },
    'a city tax that is not understood: ChargeFrequencyExempt',
  ],
  [
    'no mail address',
    { contacts: parts.contacts.replace('cases@', 'cases') },
    'wrong or missing: provider.mail',
  ],
])('%s is refused with its line, and the rest goes on', async (_, changed, reason) => {
  const good = content({ attributes: 'HotelCode="OK" HotelName="Villa Buona"' });
  const ofGood = rate('Start="2027-06-01" End="2027-06-30"', amount('99'));
  const both = june.replace(
    '</RateAmountMessages>',
    `</RateAmountMessages><RateAmountMessages HotelCode="OK">${ofGood}</RateAmountMessages>`,
  );
  const { homes, rejected } = await read(contents(content(changed), good), both);
  expect(rejected).toMatchObject([{ rejected: reason, line: 2 }]);
  expect(homes.map(({ key }) => key)).toEqual(['OK']);
});

test('terms of cancellation that cannot be read are none', async () => {
  const policies = parts.policies.replace(
    '<AmountPercent Percent="20"/>',
    '<AmountPercent NmbrOfNights="1"/>',
  );
  expect(await homeIn(contents(content({ policies })))).not.toHaveProperty('cancellation');
});

test('all messages may stand in one document, as in an envelope', async () => {
  const inner = [contents(content()), june].map((one) => one.replace(/<\?xml.*\?>/, '')).join('');
  const envelope = `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inner}</soap:Body></soap:Envelope>`;
  expect(await homeIn(envelope, null)).toMatchObject({ key: 'HB7', calendar: [{ nightlyPrice: 140.5 }] });
});

test.each([
  ['is cut off', contents(content()).slice(0, -40), 'it is no XML'],
  [
    'declares entities',
    contents(content()).replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'),
    'declares a document type',
  ],
  ['uses one that nobody declared', contents(content({ attributes: 'HotelCode="&lol;"' })), 'it is no XML'],
  ['is nested without end', `<a>${'<b>'.repeat(100)}${'</b>'.repeat(100)}</a>`, 'nested more than 60 times'],
  ['is a page', '<!doctype html><title>Login</title>', 'it is no XML'],
  ['holds no homes', june, 'holds no homes in OTA_HotelDescriptiveContentNotifRQ'],
])('a document that %s changes nothing', async (_, text, reason) => {
  await expect(read(text)).rejects.toThrow(reason);
});
