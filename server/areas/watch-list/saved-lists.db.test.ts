import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';
import type { SharedListView } from '../../../contract/watch-list/shared-list.ts';
import { mainListId } from '../../../domain/saved-lists.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { createJobWorker } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createCommentReports } from './lists/comment-reports.ts';
import { createOwnLists, type OwnLists } from './lists/own-lists.ts';
import { createSharedLists, type SharedLists } from './lists/shared-lists.ts';
import { openWatchListWorld, type WatchListWorld } from './testing/watch-list-world.ts';

let world: WatchListWorld;
let own: OwnLists;
let shared: SharedLists;
beforeAll(async () => {
  world = await openWatchListWorld();
  own = createOwnLists(world.deps);
  shared = createSharedLists(world.deps);
});
afterAll(() => world.database.close());

const place = { language: 'de', host: 'www.feriola.test' } as const;
const stay = { startDate: '2027-07-03', endDate: '2027-07-10', persons: 4 };

function dataOf<Data>(outcome: { ok: true; data: Data } | { ok: false; type: string }): Data {
  if (!outcome.ok) throw new Error(outcome.type);
  return outcome.data;
}
const homesByName = ({ lists }: SavedLists): Record<string, number[]> =>
  Object.fromEntries(lists.map(({ name, objectNumbers }) => [name, objectNumbers.toSorted()]));
const save = (uid: string, ...numbers: number[]): Promise<unknown> =>
  numbers.reduce<Promise<unknown>>(
    (earlier, objectNumber) => earlier.then(() => world.set({ objectNumber, ...stay }, aCall({ uid }))),
    Promise.resolve(),
  );
const unsave = (uid: string, objectNumber: number) =>
  world.set({ objectNumber, action: 'delete' }, aCall({ uid }));
const newList = async (uid: string, name: string, objectNumber: number | null = null): Promise<number> => {
  const { lists } = dataOf(await own.save(uid, { listID: null, name, objectNumber }, place));
  return lists.find((list) => list.name === name)!.listID;
};

describe('lists of saved homes', () => {
  it('begin with the main one, and the heart goes on with the one used last', async () => {
    const uid = world.accounts.newUid();
    expect(homesByName(await own.read(uid))).toEqual({ '': [] });
    await save(uid, 1);
    const sardinia = await newList(uid, 'Sardinien', 1);
    await save(uid, 2);
    expect(homesByName(await own.read(uid))).toEqual({ '': [1], Sardinien: [1, 2] });
    dataOf(await own.setListsOfHome(uid, 2, [mainListId, sardinia], place));
    await save(uid, 3);
    const lists = await own.read(uid);
    expect(homesByName(lists)).toEqual({ '': [1, 2, 3], Sardinien: [1, 2] });
    expect(lists.lastListID).toBe(mainListId);
  });

  it('move and copy a home, which leaves all of them when it is no longer saved, and comes back to them', async () => {
    const uid = world.accounts.newUid();
    await save(uid, 1, 2);
    const [first, second] = [await newList(uid, 'Eins'), await newList(uid, 'Zwei')];
    dataOf(await own.setListsOfHome(uid, 1, [first, second], place));
    expect(homesByName(await own.read(uid))).toEqual({ '': [2], Eins: [1], Zwei: [1] });
    await unsave(uid, 1);
    expect(homesByName(await own.read(uid))).toEqual({ '': [2], Eins: [], Zwei: [] });
    await save(uid, 1);
    expect(homesByName(await own.read(uid))).toEqual({ '': [2], Eins: [1], Zwei: [1] });
    expect(await own.setListsOfHome(uid, 9, [first], place)).toMatchObject({ type: 'home-not-saved' });
    expect(await own.setListsOfHome(uid, 1, [first, 999_999], place)).toMatchObject({
      type: 'list-not-found',
    });
  });

  it('are removed with the homes that stand nowhere else, and restored with them', async () => {
    const uid = world.accounts.newUid();
    await save(uid, 1, 2, 3);
    const list = await newList(uid, 'Nordsee');
    dataOf(await own.setListsOfHome(uid, 1, [list], place));
    dataOf(await own.setListsOfHome(uid, 2, [mainListId, list], place));
    expect(homesByName(dataOf(await own.remove(uid, list, false)))).toEqual({ '': [2, 3] });
    const { watched } = await world.watchList.own(uid);
    expect(watched.filter(({ deleteDate }) => deleteDate !== '').map((one) => one.objectNumber)).toEqual([1]);
    expect(homesByName(dataOf(await own.remove(uid, list, true)))).toEqual({ '': [2, 3], Nordsee: [1, 2] });
  });

  it('have names of their own, and a bound', async () => {
    const uid = world.accounts.newUid();
    const list = await newList(uid, 'Ostsee');
    expect(await own.save(uid, { listID: null, name: 'OSTSEE', objectNumber: null }, place)).toMatchObject({
      type: 'list-name-taken',
    });
    dataOf(await own.save(uid, { listID: list, name: 'Ostsee 2028', objectNumber: null }, place));
    dataOf(await own.save(uid, { listID: mainListId, name: 'Allerlei', objectNumber: null }, place));
    for (let count = 1; count < 20; count += 1) await newList(uid, `Liste ${count}`);
    expect(await own.save(uid, { listID: null, name: 'zu viel', objectNumber: null }, place)).toMatchObject({
      type: 'lists-full',
    });
    expect((await own.read(uid)).lists.map(({ name }) => name).slice(0, 2)).toEqual(['Allerlei', 'Liste 1']);
  });

  it('belong to their visitor alone', async () => {
    const [uid, thief] = [world.accounts.newUid(), world.accounts.newUid()];
    const list = await newList(uid, 'Meine');
    await save(thief, 1);
    for (const outcome of [
      await own.remove(thief, list, false),
      await own.setLink(thief, { listID: list, linkMode: 'open', tellsOwner: null }, place),
      await own.save(thief, { listID: list, name: 'Deine', objectNumber: null }, place),
      await own.setListsOfHome(thief, 1, [list], place),
    ]) {
      expect(outcome).toMatchObject({ ok: false, type: 'list-not-found' });
    }
  });

  it('are not shown by the link of the main list, which reads that one alone', async () => {
    const uid = world.accounts.newUid();
    await save(uid, 1, 2);
    const surprise = await newList(uid, 'Überraschung');
    dataOf(await own.setListsOfHome(uid, 2, [surprise], place));
    const { watchListUID } = await world.watchList.own(uid);
    const seen = await world.watchList.shared(watchListUID);
    expect(seen?.map(({ objectNumber }) => objectNumber)).toEqual([1]);
  });
});

interface Party {
  owner: string;
  guest: string;
  listID: number;
  at: { sharedList: string; languageCode: 'de' };
}
async function aSharedList(...numbers: number[]): Promise<Party> {
  const [owner, guest] = [world.accounts.newUid(), world.accounts.newUid()];
  await save(owner, ...numbers);
  const listID = await newList(owner, 'Familie');
  for (const number of numbers) dataOf(await own.setListsOfHome(owner, number, [listID], place));
  const { lists } = dataOf(await own.setLink(owner, { listID, linkMode: 'open', tellsOwner: null }, place));
  const { sharedList } = lists.find((list) => list.listID === listID)!;
  return { owner, guest, listID, at: { sharedList, languageCode: 'de' } };
}
const write = (text: string, objectNumber = 1) => ({
  objectNumber,
  text,
  idempotencyKey: crypto.randomUUID(),
});
const votesOn = (view: SharedListView, number: number): [string[], string[]] => {
  const nameOf = (id: number): string => view.people.find(({ personID }) => personID === id)!.name;
  const home = view.homes.find(({ objectNumber }) => objectNumber === number)!;
  return [home.votesFor.map(nameOf), home.votesAgainst.map(nameOf)];
};

describe('a shared list', () => {
  it('is read by its link, voted on by name, and every vote can be changed', async () => {
    const { owner, guest, at } = await aSharedList(1, 2);
    expect(await shared.vote(at, guest, 1, 'for')).toMatchObject({ type: 'name-missing' });
    dataOf(await shared.join(at, guest, 'Jonas'));
    dataOf(await shared.join(at, owner, 'Anna'));
    expect(await shared.join(at, world.accounts.newUid(), 'jonas')).toMatchObject({
      type: 'person-name-taken',
    });
    dataOf(await shared.vote(at, guest, 1, 'for'));
    const both = dataOf(await shared.vote(at, owner, 1, 'against'));
    expect(votesOn(both, 1)).toEqual([['Jonas'], ['Anna']]);
    expect(votesOn(dataOf(await shared.vote(at, guest, 1, 'against')), 1)).toEqual([[], ['Jonas', 'Anna']]);
    expect(votesOn(dataOf(await shared.vote(at, guest, 1, 'none')), 1)).toEqual([[], ['Anna']]);
    expect(await shared.vote(at, guest, 3, 'for')).toMatchObject({ type: 'home-not-on-list' });
    const text = JSON.stringify(await shared.view(at, null));
    for (const uid of [owner, guest]) expect(text).not.toContain(uid);
  });

  it('shows comments without contact data, which author and owner alone remove', async () => {
    const { owner, guest, at } = await aSharedList(1);
    const stranger = world.accounts.newUid();
    dataOf(await shared.join(at, guest, 'Jonas'));
    dataOf(await shared.join(at, stranger, 'Mia'));
    const key = write('Schreib mir: jonas@example.org, www.jonas.example');
    dataOf(await shared.comment(at, guest, key));
    const again = dataOf(await shared.comment(at, guest, key));
    const [comment] = again.homes[0]!.comments;
    expect(again.homes[0]!.comments).toHaveLength(1);
    expect(comment).toMatchObject({ isMasked: true, canRemove: true, isOwn: true });
    expect(comment!.text).not.toMatch(/example/);
    expect(await shared.removeComment(at, stranger, comment!.commentID)).toMatchObject({
      type: 'comment-not-found',
    });
    expect(dataOf(await shared.removeComment(at, owner, comment!.commentID)).homes[0]!.comments).toEqual([]);
  });

  it('hides a reported comment until the office has decided', async () => {
    const { guest, at } = await aSharedList(1);
    dataOf(await shared.join(at, guest, 'Jonas'));
    const written = dataOf(await shared.comment(at, guest, write('Unfug')));
    const { commentID } = written.homes[0]!.comments[0]!;
    const report = { commentID, reason: 'beleidigend' };
    expect(dataOf(await shared.report(at, null, report)).homes[0]!.comments).toEqual([]);
    const office = createCommentReports(world.deps);
    expect(await office.list()).toMatchObject([{ commentID, author: 'Jonas', reason: 'beleidigend' }]);
    expect(await office.decide(commentID, 'show')).toBe(true);
    expect((await shared.view(at, null))!.homes[0]!.comments).toHaveLength(1);
    expect(await shared.report(at, null, report)).toMatchObject({ type: 'comment-cleared' });
    expect(await office.decide(commentID, 'remove')).toBe(false);
  });

  it('is read-only or ended as its owner says, and a new link is another one', async () => {
    const { owner, guest, listID, at } = await aSharedList(1);
    dataOf(await shared.join(at, guest, 'Jonas'));
    dataOf(await own.setLink(owner, { listID, linkMode: 'read', tellsOwner: null }, place));
    expect(await shared.view(at, null)).toMatchObject({ canWrite: false });
    expect(await shared.vote(at, guest, 1, 'for')).toMatchObject({ type: 'list-read-only' });
    expect(await shared.comment(at, guest, write('Hallo'))).toMatchObject({ type: 'list-read-only' });
    dataOf(await own.setLink(owner, { listID, linkMode: 'none', tellsOwner: null }, place));
    expect(await shared.view(at, null)).toBeNull();
    const { lists } = dataOf(await own.setLink(owner, { listID, linkMode: 'open', tellsOwner: null }, place));
    expect(lists.map((list) => list.sharedList)).not.toContain(at.sharedList);
  });

  it('says what others have done, and what homes cost now, since the visit before', async () => {
    const { owner, guest, listID, at } = await aSharedList(1, 2);
    world.clock.set('2027-01-03T10:00:00+01:00');
    world.prices.set(1, 70_000).set(2, 50_000);
    dataOf(await shared.join(at, guest, 'Jonas'));
    await shared.see(at, owner);
    await shared.see(at, guest);
    expect((await shared.view(at, guest))!.news).toBeNull();
    world.clock.set('2027-01-04T10:00:00+01:00');
    await save(owner, 3);
    dataOf(await own.setListsOfHome(owner, 3, [listID], place));
    dataOf(await shared.join(at, owner, 'Anna'));
    dataOf(await shared.vote(at, owner, 1, 'for'));
    dataOf(await shared.comment(at, owner, write('Mit Garten!', 2)));
    world.prices.set(1, 65_000).delete(2);
    world.clock.set('2027-01-05T10:00:00+01:00');
    const { news } = (await shared.view(at, guest))!;
    expect(news).toMatchObject({
      addedHomes: [3],
      comments: [{ objectNumber: 2 }],
      votes: [{ objectNumber: 1, isFor: true }],
      prices: expect.arrayContaining([
        expect.objectContaining({ objectNumber: 1, kind: 'cheaper', price: 650, priceBefore: 700 }),
        expect.objectContaining({ objectNumber: 2, kind: 'taken' }),
      ]) as unknown,
    });
    await shared.see(at, guest);
    expect((await shared.view(at, guest))!.news?.addedHomes).toEqual([3]);
    world.clock.set('2027-01-06T10:00:00+01:00');
    expect((await shared.view(at, guest))!.news).toMatchObject({ addedHomes: [], votes: [], prices: [] });
    world.clock.set('2027-01-02T12:00:00+01:00');
  });

  it('goes to the account at login, with what its visitor wrote on lists of others', async () => {
    const { owner, guest, at } = await aSharedList(1);
    const { at: other, listID } = await aSharedList(2);
    dataOf(await shared.join(other, owner, 'Anna'));
    dataOf(await shared.vote(other, owner, 2, 'for'));
    const account = world.accounts.newUid();
    await save(account, 5);
    dataOf(await shared.join(other, account, 'Anna K.'));
    await world.database.transaction((tx) => world.watchList.join(tx, owner, account));
    expect(homesByName(await own.read(account))).toEqual({ '': [5], Familie: [1] });
    expect(await shared.view(at, account)).toMatchObject({ isOwner: true, homes: [{ objectNumber: 1 }] });
    const view = (await shared.view(other, account))!;
    expect(votesOn(view, 2)).toEqual([['Anna K.'], []]);
    expect(view.people.map(({ name }) => name)).toEqual(['Anna K.']);
    expect([listID, await own.read(owner)]).toMatchObject([expect.any(Number), { lists: [{ name: '' }] }]);
    dataOf(await shared.join(at, guest, 'Jonas'));
  });
});

describe('the mail about comments', () => {
  const work = () =>
    createJobWorker({
      connection: world.database,
      clock: world.clock,
      log: createLog('silent'),
      bodies: world.watchList.module.jobs ?? [],
    }).runDue();

  it('comes once a day at most, about what the owner has not seen, and ends by its link', async () => {
    const { owner, guest, at } = await aSharedList(1);
    world.addresses.set(owner, 'anna@example.org');
    world.mails.length = 0;
    dataOf(await shared.join(at, guest, 'Jonas'));
    dataOf(await shared.comment(at, guest, write('Das nehmen wir!')));
    dataOf(await shared.comment(at, guest, write('Oder doch nicht.')));
    await work();
    expect(world.mails).toEqual([]);
    world.clock.set('2027-01-02T13:00:00+01:00');
    await work();
    expect(world.mails).toHaveLength(1);
    const [mail] = world.mails;
    expect(mail).toMatchObject({ to: { address: 'anna@example.org' } });
    expect(mail!.text).toContain('Das nehmen wir!');
    expect(mail!.text).toContain(`sharedList=${at.sharedList}`);

    world.clock.set('2027-01-02T14:00:00+01:00');
    dataOf(await shared.comment(at, guest, write('Doch!')));
    world.clock.set('2027-01-02T20:00:00+01:00');
    await work();
    expect(world.mails).toHaveLength(1);
    world.clock.set('2027-01-03T13:30:00+01:00');
    await work();
    expect(world.mails).toHaveLength(2);
    expect(world.mails[1]!.text).not.toContain('nehmen');

    const end = (world.watchList.module.routes ?? []).find(({ method }) => method === 'POST')!;
    const key = mail!.unsubscribe!.url.split('/').at(-1)!;
    const reply = { header: () => reply, code: () => reply, type: () => reply, send: () => reply };
    await end.answer({ params: { key } } as never, reply as never, null as never);
    dataOf(await shared.comment(at, guest, write('Hallo?')));
    world.clock.set('2027-01-09T12:00:00+01:00');
    await work();
    expect(world.mails).toHaveLength(2);
  });
});
