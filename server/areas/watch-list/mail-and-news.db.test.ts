import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWatchNews } from '../../../contract/watch-list/get-watch-news.ts';
import { lookAtWatchList } from '../../../contract/watch-list/look-at-watch-list.ts';
import { sendWatchList } from '../../../contract/watch-list/send-watch-list.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { createJobWorker } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { getWatchNewsHandler } from './handlers/get-watch-news.ts';
import { lookAtWatchListHandler } from './handlers/look-at-watch-list.ts';
import { sendWatchListHandler } from './handlers/send-watch-list.ts';
import { mailsPerDay } from './watch-list.ts';
import { openWatchListWorld, type WatchListWorld } from './testing/watch-list-world.ts';

let database: WatchListWorld['database'];
let clock: WatchListWorld['clock'];
let accounts: WatchListWorld['accounts'];
let watchList: WatchListWorld['watchList'];
let mails: WatchListWorld['mails'];
let mailServer: WatchListWorld['mailServer'];
let prices: WatchListWorld['prices'];
let set: WatchListWorld['set'];
beforeAll(async () => {
  ({ database, clock, accounts, watchList, mails, mailServer, prices, set } = await openWatchListWorld());
});
afterAll(() => database.close());

describe('send-watch-list', () => {
  const send = (email: string, uid: string, language = 'de') =>
    sendWatchListHandler({ watchList })(
      sendWatchList.request.parse({ inputs: { email, language } }),
      aCall({ uid }),
    );
  const work = () =>
    createJobWorker({
      connection: database,
      clock,
      log: createLog('silent'),
      bodies: watchList.module.jobs ?? [],
    }).runDue();
  const addresses = async (): Promise<(string | null)[]> =>
    (await database.db.selectFrom('watch_list_mails').select('email').execute()).map(({ email }) => email);
  const visitorWith = async (...numbers: number[]): Promise<string> => {
    const uid = accounts.newUid();
    for (const objectNumber of numbers) await set({ objectNumber, price: 740 }, aCall({ uid }));
    return uid;
  };

  it('sends the homes with the link to read, once, and forgets the address', async () => {
    const uid = await visitorWith(1, 2);
    await set({ objectNumber: 2, action: 'delete' }, aCall({ uid }));
    expect(await send(' erika@example.com ', uid, 'en')).toEqual({ ok: true, data: { mailSend: 'Y' } });
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    const { watchListUID } = await watchList.own(uid);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail!.to).toEqual({ name: '', address: 'erika@example.com' });
    expect(mail!.subject).toBe('Saved for you: one home');
    expect(mail!.text).toContain(
      `https://www.example.com/en/favorite-property/?watchListUID=${watchListUID}`,
    );
    expect(mail!.text).toContain('https://www.example.com/en/object/1/');
    expect(mail!.text).not.toContain('/object/2/');
    expect(mail!.html).toContain('Haus &lt;1&gt;');
    expect(`${mail!.html}${mail!.text}`).not.toContain(uid);
    expect(await addresses()).toEqual([null]);
  });

  it('tells who was to come, and leads to the price of all of them', async () => {
    const uid = accounts.newUid();
    const stay = { startDate: '2027-07-03', endDate: '2027-07-10', persons: 3, childAges: [11], pets: 1 };
    await set({ objectNumber: 1, price: 740, ...stay }, aCall({ uid }));
    await send('erika@example.com', uid, 'en');
    await work();
    const mail = mails.splice(0).at(-1);
    expect(mail!.text).toMatch(/, 3.people, including 1.child \(aged 11\), 1.dog/);
    expect(mail!.text).toContain('persons=3&childAges=11&pets=1');
  });

  it('carries the name of the partner on whose pages it was asked for, and leads there', async () => {
    const uid = await visitorWith(1);
    const call = aCall({ uid, host: 'reisen.hafen.example' });
    const inputs = { inputs: { email: 'paul@example.com', language: 'de' } };
    await sendWatchListHandler({ watchList })(sendWatchList.request.parse(inputs), call);
    await work();
    const mail = mails.splice(0).at(-1);
    expect(mail).toMatchObject({ sender: 'Hafen & Meer' });
    expect(mail!.html).toContain('Hafen &amp; Meer</td>');
    expect(mail!.text).toContain('https://reisen.hafen.example/watchlist/');
    expect(`${mail!.subject} ${mail!.text}`.replaceAll('Feriola GmbH', '')).not.toContain('Feriola');
  });

  it('keeps the address while the mail server is down, for the next attempt', async () => {
    const uid = await visitorWith(3);
    mailServer.isDown = true;
    await send('a@example.com', uid);
    await work();
    expect(await addresses()).toContain('a@example.com');
    mailServer.isDown = false;
  });

  it('sends what waits from the account that its visitor has logged in to meanwhile', async () => {
    const [uid, account] = [await visitorWith(30), accounts.newUid()];
    await send('waits@example.com', uid);
    await database.transaction(async (tx) => {
      await accounts.ensure(account, tx);
      await watchList.join(tx, uid, account);
    });
    await work();
    const mail = mails.find(({ to }) => to.address === 'waits@example.com');
    expect(mail?.text).toContain((await watchList.own(account)).watchListUID);
  });

  it('refuses what is no address, an empty list, and more than a day may have', async () => {
    const uid = await visitorWith(4);
    for (const email of [
      '',
      'erika',
      'a@b',
      'a@example.com, b@example.com',
      'a@example.com\nBcc: b@example.com',
    ])
      expect(await send(email, uid)).toMatchObject({ ok: false, type: 'invalid-email' });
    expect(await send('a@example.com', accounts.newUid())).toMatchObject({ type: 'watch-list-empty' });
    for (let sent = 0; sent < mailsPerDay; sent += 1)
      expect(await send(`a${sent}@example.com`, uid)).toMatchObject({ ok: true });
    expect(await send('a@example.com', uid)).toMatchObject({ ok: false, type: 'too-many-mails' });
  });
});

describe('what has changed since the last look', () => {
  const stay = { startDate: '2027-07-03', endDate: '2027-07-10', persons: 4 };
  const newsOf = async (uid: string) => {
    const input = getWatchNews.request.parse({ languageCode: 'de' });
    const reply = await getWatchNewsHandler({ watchList })(input, aCall({ uid }));
    if (!reply.ok) throw new Error('no news');
    return reply.data.news.map(({ object, kind, price, priceBefore }) => [
      object.objectNumber,
      kind,
      price,
      priceBefore,
    ]);
  };
  const look = (uid: string) =>
    lookAtWatchListHandler({ watchList })(lookAtWatchList.request.parse({}), aCall({ uid }));

  it('is told against the saved price first, then against the last look, and no more once it was seen', async () => {
    const uid = accounts.newUid();
    for (const objectNumber of [21, 22, 23]) {
      await set({ objectNumber, price: 700, ...stay }, aCall({ uid }));
      prices.set(objectNumber, 70_000);
    }
    await set({ objectNumber: 24, price: 700 }, aCall({ uid }));
    expect(await newsOf(uid)).toEqual([]);
    prices.set(21, 65_000);
    prices.delete(22);
    expect(await newsOf(uid)).toEqual(
      expect.arrayContaining([
        [21, 'cheaper', 650, 700],
        [22, 'taken', null, 700],
      ]),
    );
    await look(uid);
    expect(await newsOf(uid)).toEqual([]);
    prices.set(22, 70_000);
    prices.set(21, 66_000);
    expect(await newsOf(uid)).toEqual(
      expect.arrayContaining([
        [21, 'dearer', 660, 650],
        [22, 'free', 700, null],
      ]),
    );
  });

  it('is none where children and dogs cost as much as when the home was put on the list', async () => {
    const [visitor, account] = [accounts.newUid(), accounts.newUid()];
    prices.set(26, 70_000);
    const family = { ...stay, childAges: [4, 11], pets: 1 };
    await set({ objectNumber: 26, price: 730, ...family }, aCall({ uid: visitor }));
    expect(await newsOf(visitor)).toEqual([]);
    await look(visitor);
    await database.transaction(async (tx) => {
      await accounts.ensure(account, tx);
      await watchList.join(tx, visitor, account);
    });
    prices.set(26, 60_000);
    expect(await newsOf(account)).toEqual([[26, 'cheaper', 630, 730]]);
    const { watchListUID, watched } = await watchList.own(account);
    expect(watched).toMatchObject([family]);
    expect(await watchList.shared(watchListUID)).toMatchObject([family]);
  });

  it('is nothing for a visitor without a list, and comes along to the account', async () => {
    expect(await newsOf(accounts.newUid())).toEqual([]);
    const [visitor, account] = [accounts.newUid(), accounts.newUid()];
    await set({ objectNumber: 25, price: 700, ...stay }, aCall({ uid: visitor }));
    await look(visitor);
    prices.set(25, 80_000);
    await database.transaction(async (tx) => {
      await accounts.ensure(account, tx);
      await watchList.join(tx, visitor, account);
    });
    expect(await newsOf(account)).toEqual([[25, 'free', 800, null]]);
  });
});
