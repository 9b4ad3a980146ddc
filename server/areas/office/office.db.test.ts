import { currentOperator, testOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getOfficeContact,
  getOfficeInfo,
  type OfficeOverwrites,
} from '../../../contract/office/office-contact.ts';
import { getOfficeOverwrites, setOfficeOverwrites } from '../../../contract/office/office-overwrites.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { runEndpoint } from '../../http/run-endpoint.ts';
import { fixedClock } from '../../platform/clock.ts';
import { getOfficeContactHandler } from './handlers/get-office-contact.ts';
import { getOfficeInfoHandler } from './handlers/get-office-info.ts';
import { getOfficeOverwritesHandler } from './handlers/get-office-overwrites.ts';
import { createOffice } from './office.ts';
import { createReadModels } from '../../platform/read-models.ts';

const clock = fixedClock('2027-01-04T17:45:00+01:00');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('answers also without staff and times', async () => {
  const office = createOffice({
    connection: database,
    readModels: createReadModels({ connection: database }),
    operator: currentOperator,
    clock,
  });
  expect(await office.contact()).toMatchObject({ staffList: [], staffTimes: [], randomStaffIndex: 0 });
});

it('answers staff, times and whether it is open', async () => {
  await database.db
    .insertInto('office_staff')
    .values([
      { id: 1, name_shorted: 'Anna B.', portrait: 'a' },
      { id: 2, name_shorted: 'Jan K.', portrait: 'b' },
    ])
    .execute();
  await database.db
    .insertInto('office_times')
    .values({ weekday: 0, from_time: '09:00', to_time: '18:00' })
    .execute();
  const office = createOffice({
    connection: database,
    readModels: createReadModels({ connection: database }),
    operator: currentOperator,
    clock,
    random: () => 0.999,
  });
  const contact = await getOfficeContactHandler({ office })(getOfficeContact.request.parse({}), aCall());
  expect(getOfficeContact.response.parse(contact.data)).toEqual(contact.data);
  expect(contact.data).toMatchObject({
    staffList: [
      {
        staffNameShorted: 'Anna B.',
        images: { '45x45': { jpg: '/pictures/staff/1-45x45.jpg', webp: '/pictures/staff/1-45x45.webp' } },
      },
      {
        images: {
          '120x120': { jpg: '/pictures/staff/2-120x120.jpg', avif: '/pictures/staff/2-120x120.avif' },
        },
      },
    ],
    staffTimes: [{ weekday: 0, from: '09:00', to: '18:00' }],
    randomStaffIndex: 1,
    officeExpires: Date.parse('2027-01-04T18:00:00+01:00') / 1000,
  });
  const ask = () => getOfficeInfoHandler({ office })(getOfficeInfo.request.parse({}), aCall());
  const info = await ask();
  expect(getOfficeInfo.response.parse(info.data)).toEqual(info.data);
  const { name, street, zip, city, country, phone, email } = testOperator.company;
  expect(info.data).toMatchObject({ open: true, name, street, zip, city, country, phone, email });
  clock.set('2027-01-04T18:00:00+01:00');
  expect((await ask()).data).toMatchObject({ open: false });
});

describe('what the office says on single pages', () => {
  const changes = {
    Home: { de: 'Schön, dass Sie da sind.', en: 'Good to see you.' },
    Search: { de: 'Fragen?' },
    whoami_Object: { it: 'Domande su questa casa?' },
    whoami_Search: { fr: 'Des questions ?' },
  };
  const set = (granted: Record<string, boolean>, overwriteTranslation: OfficeOverwrites) => {
    const { endpoints } = createOffice({
      connection: database,
      readModels: createReadModels({ connection: database }),
      operator: currentOperator,
      clock,
    }).module;
    const permissions = new Set(Object.keys(granted).filter((name) => granted[name]) as Permission[]);
    const moment = new Date();
    const token = { sessionId: 's', generation: 1, issuedAt: moment, expiresAt: moment };
    const user = { uid: 'u', token, permissions };
    return runEndpoint(
      endpoints!['setOfficeOverwrites']!,
      { updateData: { overwriteTranslation } },
      aCall({ user }),
    );
  };

  it.each([{}, { 'office.update': false }, { 'localeEditor.update': true }])(
    'is not changed with the permissions %j',
    async (permissions) => {
      expect(await set(permissions as Record<string, boolean>, changes)).toMatchObject({
        httpStatus: 403,
        envelope: { data: null, errors: [{ type: 'permission-missing' }] },
      });
      expect(
        await createOffice({
          connection: database,
          readModels: createReadModels({ connection: database }),
          operator: currentOperator,
          clock,
        }).overwrites(),
      ).toEqual({});
    },
  );

  it('is changed, read and removed with the right one', async () => {
    const answer = await set({ 'office.update': true }, changes);
    expect(answer).toMatchObject({ httpStatus: 200, envelope: { data: { overwriteTranslation: changes } } });
    const office = createOffice({
      connection: database,
      readModels: createReadModels({ connection: database }),
      operator: currentOperator,
      clock,
    });
    expect((await office.contact()).overwriteTranslation).toEqual(changes);
    await set(
      { 'office.update': true },
      { Home: { de: 'Neu', en: '' }, Search: { de: ' ' }, whoami_Search: { fr: '' } },
    );
    const read = await getOfficeOverwritesHandler({ office })(getOfficeOverwrites.request.parse({}), aCall());
    expect(read.data).toEqual({
      overwriteTranslation: { Home: { de: 'Neu' }, whoami_Object: { it: 'Domande su questa casa?' } },
    });
  });

  it('is of pages that exist', () => {
    const parsed = setOfficeOverwrites.request.safeParse({
      updateData: { overwriteTranslation: { Nowhere: { de: 'x' } } },
    });
    expect(parsed.success).toBe(false);
  });
});
