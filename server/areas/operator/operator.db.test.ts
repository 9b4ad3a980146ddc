import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setOperator } from '../../../contract/operator/set-operator.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import type { GivenFacts } from '../../../domain/operator/facts.ts';
import { buildOperator } from '../../../domain/operator/operator.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { readConfig } from '../../config.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createOperatorInForce, type OperatorInForce } from '../../platform/operator-in-force.ts';
import { makeLive } from '../../platform/quiet-mode.ts';
import { createReadModels, type ReadModels } from '../../platform/read-models.ts';
import { launchStore } from './launch-store.ts';
import { lookAtLaunch } from './launch/look-at-launch.ts';
import { sendLaunchMail } from './launch/send-launch-mail.ts';
import { factsOfDemo } from './read-facts.ts';
import { createOperator, type OperatorArea } from './operator.ts';
import type { OperatorAreaDeps, OperatorDeps } from './operator-deps.ts';

const testSecret = 'a secret of more than thirty-two characters';
const clock = fixedClock('2027-03-01T10:00:00Z');
const production = { NODE_ENV: 'production', SECRET: testSecret, PUBLIC_URL: 'http://localhost:3000' };
let database: TestDatabase;
const running: ReadModels[] = [];

interface Node {
  area: OperatorArea;
  inForce: OperatorInForce;
  call: (name: 'setOperator' | 'getOperator' | 'openSite' | 'getLaunch', input?: object) => Promise<unknown>;
}

async function aNode(environment: Record<string, string> = {}): Promise<Node> {
  const config = readConfig({ ...production, ...environment });
  const readModels = createReadModels({ connection: database });
  running.push(readModels);
  const inForce = createOperatorInForce(config.publicUrl);
  const texts = createSiteTexts(inForce.current());
  inForce.subscribe(() => texts.operate(inForce.current()));
  const area = createOperator({
    ...{ config, connection: database, readModels, clock, secret: testSecret, publicUrl: config.publicUrl },
    log: { warn: () => undefined },
    routes: siteRoutes('add'),
    translate: texts.translate,
    ...{ operator: inForce.current, operatorInForce: inForce, cards: null },
    emailOf: () => Promise.resolve('admin@strandkorb.de'),
    findPersonName: () => Promise.resolve('Inken Petersen'),
  } as unknown as OperatorAreaDeps);
  await readModels.start();
  await area.module.start!();
  return {
    area,
    inForce,
    call: (name, input = {}) => area.module.endpoints![name]!.handle(input, { user: { uid } } as never),
  };
}
const set = (node: Node, asked: Partial<InputOf<typeof setOperator>>): Promise<unknown> =>
  node.call('setOperator', setOperator.request.parse({ facts: {}, ...asked }));

const uid = '00000000-0000-4000-8000-000000000001';
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insertInto('visitors').values({ uid, ebk: 'x', watch_list_uid: 'x' }).execute();
  await database.db
    .insertInto('accounts')
    .values({
      ...{ uid, email: 'admin@strandkorb.de', email_key: 'admin@strandkorb.de' },
      ...{ language: 'de', created_at: clock.now() },
    })
    .execute();
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  await database.close();
});

test('an empty site for the world knows nobody, is called by its host and is closed', async () => {
  const node = await aNode();
  expect(node.inForce.current()).toMatchObject({ name: 'localhost', bankAccount: null });
  expect(node.area.isClosed()).toBe(true);
});

test('a demo is open and has the demo’s operator', async () => {
  const node = await aNode({ DEMO_OBJECTS: '10' });
  expect(node.area.isClosed()).toBe(false);
  expect(node.inForce.current().company.name).toBe('Feriola GmbH');
});

test('what one node is told every node says within a second, and each change is an act', async () => {
  const [one, two] = [await aNode(), await aNode()];
  const version = two.inForce.version();
  const facts = { siteName: 'Strandkorb', iban: 'de44 5001 0517 5407 3249 31', phone: 'Tel: +49 4841 662 0' };
  expect(await set(one, { facts })).toMatchObject({ ok: true });
  expect(one.inForce.current().name).toBe('Strandkorb');
  await vi.waitFor(() => expect(two.inForce.current().name).toBe('Strandkorb'), { timeout: 1_000 });
  expect(two.inForce.version()).not.toBe(version);
  expect(two.inForce.current().bankAccount?.iban).toBe('DE44500105175407324931');
  await set(one, { facts: { siteName: 'Strandkorb' }, without: ['phone'] });
  expect(await one.call('getOperator')).toMatchObject({
    data: {
      facts: { siteName: 'Strandkorb' },
      acts: [
        { fact: 'phone', after: null, name: 'Inken Petersen' },
        { fact: 'iban', before: null, after: 'DE44500105175407324931' },
        { fact: 'phone', before: null },
        { fact: 'siteName' },
      ],
    },
  });
});

test('what is wrong is named, and nothing of it is written', async () => {
  const node = await aNode();
  const facts = { siteName: 'Düne', iban: 'DE02120300000000202051', bic: 'X' };
  expect(await set(node, { facts })).toEqual({
    ok: false,
    type: 'facts-invalid',
    data: {
      problems: [
        { fact: 'iban', problem: 'sample' },
        { fact: 'bic', problem: 'form' },
      ],
    },
  });
  expect(node.inForce.current().name).toBe('Strandkorb');
});

test('a test mail counts for the mail server that sent it alone, and so does its answer', async () => {
  const mailOf = async (environment: Record<string, string>): Promise<(string | undefined)[]> => {
    const config = readConfig({ ...production, ...environment });
    const lines = await lookAtLaunch({
      ...{ config, connection: database, clock, secret: testSecret, languages: ['de'], facts: {} },
    });
    return ['mail', 'mailAnswer'].map((name) => lines.find(({ line }) => line === name)?.state);
  };
  const replies = { REPLY_DOMAIN: 'reply.strandkorb.de', LMTP_PORT: '2525' };
  const own = { SMTP_URL: 'smtp://site:password@mail.strandkorb.de:587', ...replies };
  const send = (environment: Record<string, string>): Promise<string> =>
    sendLaunchMail(
      {
        config: readConfig({ ...production, ...environment }),
        ...{ mail: { send: () => Promise.resolve() }, emailOf: () => Promise.resolve('admin@strandkorb.de') },
        ...{ operator: () => buildOperator({}, 'localhost'), translate: createSiteTexts().translate },
        ...{ publicUrl: production.PUBLIC_URL, routes: siteRoutes('add'), clock, connection: database },
        replyAddresses: { of: () => null },
      } as unknown as OperatorDeps,
      uid,
      'de',
    );
  await send(replies);
  await launchStore.prove(database.db, 'mail-answered', clock.now());
  expect(await mailOf(replies)).toEqual(['open', 'open']);
  expect(await mailOf(own)).toEqual(['open', 'open']);
  await send(own);
  expect(await mailOf(own)).toEqual(['done', 'done']);
  expect(await mailOf({ ...own, SMTP_URL: 'smtp://mail.other.de' })).toEqual(['open', 'open']);
  const proofs = JSON.stringify([...(await launchStore.proofs(database.db)).values()]);
  expect(proofs).not.toContain('password');
  await database.db.deleteFrom('launch_proofs').execute();
});

test('a site whose address has changed is told to be declared the live one, and a rehearsal is none', async () => {
  const config = readConfig({ ...production, PUBLIC_URL: 'https://www.strandkorb.de' });
  const stateWith = async (more: object = {}): Promise<unknown> => {
    const lines = await lookAtLaunch({
      ...{ config: { ...config, ...more }, connection: database, clock, secret: testSecret },
      ...{ languages: ['de'], facts: {} },
    });
    return lines.find(({ line }) => line === 'live');
  };
  expect(await stateWith()).toMatchObject({ state: 'done' });
  await makeLive(database, production.PUBLIC_URL);
  expect(await stateWith()).toMatchObject({ state: 'open', isRequired: true });
  await makeLive(database, config.publicUrl);
  expect(await stateWith()).toMatchObject({ state: 'done' });
  expect(await stateWith({ quiet: true })).toMatchObject({ state: 'open', detail: 'QUIET=1' });
  await database.db.deleteFrom('facts').where('key', '=', 'live-site').execute();
});

test('acts are never changed', async () => {
  await expect(database.db.updateTable('operator_acts').set({ fact: 'x' }).execute()).rejects.toThrow(
    'never changed',
  );
});

test('the list says what is missing, and the site opens once all that is required is there, and stays open', async () => {
  const node = await aNode();
  expect(await node.call('openSite')).toMatchObject({ ok: false, type: 'launch-incomplete' });
  const config = readConfig(production);
  const { facts, languages } = node.inForce.current();
  const statesWith = async (more: GivenFacts = {}): Promise<Record<string, string>> => {
    const lines = await lookAtLaunch({
      ...{ config, connection: database, clock, secret: testSecret, languages },
      facts: { ...facts, ...more },
    });
    return Object.fromEntries(lines.map(({ line, state }) => [line, state]));
  };
  expect(await statesWith()).toMatchObject({
    ...{ secret: 'done', address: 'open', https: 'open', name: 'done', company: 'open', bank: 'open' },
    ...{ imprint: 'open', terms: 'open', hostTerms: 'open', accessibility: 'open', about: 'open' },
    promise: 'open',
    ...{ samples: 'done', mail: 'open', mailAnswer: 'unneeded', cards: 'unneeded', home: 'open' },
    ...{ backup: 'open', administrator: 'open', insurance: 'unneeded' },
  });
  // An insurance that is named by halves is neither offered nor left out.
  expect(await statesWith({ insurer: 'Küstenschutz AG' })).toMatchObject({ insurance: 'open' });
  expect(await statesWith(factsOfDemo())).toMatchObject({ insurance: 'done', samples: 'open' });
  await launchStore.prove(database.db, 'opened', clock.now());
  await vi.waitFor(() => expect(node.area.isClosed()).toBe(false), { timeout: 1_000 });
});
