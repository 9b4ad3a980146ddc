import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../contract/api.ts';
import type { ResponseOf } from '../../contract/define-endpoint.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { mailsIn, readable, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { send } from './valid-calls.ts';

type List = ResponseOf<Api['listCampaigns']>;

let database: TestDatabase;
let site: RunningSite;
let editor: Record<string, string>;
let address: string;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  const { id, email } = await aSession(database, { roles: ['editor'] });
  address = email;
  editor = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
});
afterAll(() => site.stop());

async function call(name: 'createCampaign' | 'listCampaigns' | 'runCampaign', input: object) {
  const response = await send(site.url, name, input as never, editor);
  return { status: response.status, data: ((await response.json()) as { data: List }).data };
}
const mailsTo = (to: string): string[] =>
  mailsIn(site.dataDir)
    .map(({ raw }) => raw)
    .filter((raw) => raw.includes(`To: ${to}`));

test('an editor makes an issue of a page, looks at it, tries it, sends it, and sees what became of it', async () => {
  expect((await call('createCampaign', { page: '/nirgends/', topic: 'ideas' })).status).toBe(422);
  expect((await call('createCampaign', { page: 'http://[', topic: 'ideas' })).status).toBe(422);
  const made = await call('createCampaign', { page: `${site.url}/reisetipps/`, topic: 'ideas', rate: 50 });
  expect(made.status).toBe(200);
  const [campaign] = made.data.campaigns;
  expect(campaign).toMatchObject({ state: 'draft', path: '/reisetipps/', rate: 50 });
  const { id, subjects } = campaign!;
  expect(Object.keys(subjects).toSorted()).toEqual(['de', 'en', 'fr', 'it']);

  const preview = (language: string, key: string) =>
    fetch(`${site.url}/mails/campaigns/${id}/${language}?key=${key}`);
  const shown = await (await preview('en', made.data.key)).text();
  expect(shown).toContain(subjects.en!.replaceAll('&', '&amp;'));
  expect((await preview('en', '')).status).toBe(404);

  expect((await call('runCampaign', { id, action: 'test' })).status).toBe(200);
  await until(() => mailsTo(address).length === 4, 20_000);

  const { db } = database;
  await db
    .insertInto('newsletter_subscribers')
    .values(
      ['de', 'fr'].map((language) => ({
        ...{
          email: `${language}@example.org`,
          address_hash: language,
          language,
          nonce: 'n',
          state: 'confirmed',
        },
        ...{ topics: ['ideas'], frequency: 'monthly', source: 'LY2', source2: '', place: 'page' },
        asked_at: new Date(),
      })),
    )
    .execute();
  const [draft] = (await call('listCampaigns', {})).data.campaigns;
  expect(draft!.readers).toEqual({ de: 1, en: 0, fr: 1, it: 0 });
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await call('runCampaign', { id, action: 'send', sendAt: later });
  expect(planned.data.campaigns[0]).toMatchObject({ state: 'scheduled', sendAt: later });
  expect((await call('runCampaign', { id, action: 'send' })).status).toBe(409);
  expect((await call('runCampaign', { id, action: 'pause' })).data.campaigns[0]!.state).toBe('paused');
  await db.updateTable('campaigns').set({ send_at: new Date() }).where('id', '=', id).execute();
  await call('runCampaign', { id, action: 'resume' });
  await until(async () => (await call('listCampaigns', {})).data.campaigns[0]!.state === 'sent', 20_000);
  const done = (await call('listCampaigns', {})).data.campaigns[0]!;
  expect(done.readers).toEqual({});
  expect(done.figures).toMatchObject({ recipients: 2, sent: 2, bounced: 0, unsure: 0 });
  const [french] = mailsTo('fr@example.org');
  expect(french).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(french).toContain(`Message-ID: <campaign-${id}-`);
  expect(readable(french!)).toContain('/fr/mailsettings/');
  expect(mailsTo('de@example.org')).toHaveLength(1);
  expect((await call('runCampaign', { id: 999_999, action: 'pause' })).status).toBe(404);
});
