import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import { isEmail } from '../../../domain/reachable.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { CountedLimit } from '../../platform/counted-limits.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { personalDataOfWatchList } from './personal-data-store.ts';
import { sendWatchListJob } from './jobs/send-watch-list-job.ts';
import { renderWatchListMail } from './mails/render-watch-list-mail.ts';
import { sampleWatchListMails } from './mails/sample-watch-list-mails.ts';
import { tellOwnerJob } from './jobs/tell-owner-job.ts';
import { createCommentReports } from './lists/comment-reports.ts';
import { moveLists } from './lists/join-lists-store.ts';
import { listMailRoutes } from './lists/list-mail-routes.ts';
import type { ListsDeps } from './lists/lists-deps.ts';
import { createOwnLists } from './lists/own-lists.ts';
import { placeSavedHome } from './lists/place-saved-home.ts';
import { savedListsStore } from './lists/saved-lists-store.ts';
import { createSharedLists } from './lists/shared-lists.ts';
import { sharedListsStore } from './lists/shared-lists-store.ts';
import { tellOwner } from './lists/tell-owner.ts';
import { currentStays } from './current-stays.ts';
import { findWatchNews } from './rules/watch-news.ts';
import { presentWatched, watchedEntry } from './rules/watched-object.ts';
import { watchListStore } from './watch-list-store.ts';
import type { WatchList, OwnList } from './watch-list-context.ts';
import { watchListCalls } from './calls.generated.ts';

export type { WatchList } from './watch-list-context.ts';

export const watchListLimit = 300;
export const lastSeenLimit = 30;
/** Maximum number of stays with news, since each has to be priced. */
const followedStays = 60;
/** Mails that one visitor may have sent within a day. */
export const mailsPerDay = 10;
const dayMs = 86_400_000;
/** Limits mails per recipient: visitors can enter any address, and no recipient expects this mail. */
const listsToRecipient: CountedLimit = { name: 'watch-list.recipient-hour', max: 8, spanMs: dayMs / 24 };

export interface WatchListDeps extends ListsDeps {
  accounts: ListsDeps['accounts'] & Pick<Accounts, 'findByWatchList' | 'passOnWatchList'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count'>;
}

export function createWatchList(deps: WatchListDeps): Area<WatchList> {
  const { connection, clock, accounts } = deps;
  const { db } = connection;
  const ownLists = createOwnLists(deps);
  const sharedLists = createSharedLists(deps);
  const commentReports = createCommentReports(deps);

  async function sendMail(mailId: number): Promise<void> {
    const mail = await watchListStore.mailToSend(db, mailId);
    if (!mail) return;
    const { uid, watchListUID, watched: active } = await mainList(mail.uid);
    const language = isLanguage(mail.language) ? mail.language : defaultLanguage;
    const homes = await readHomes(active, language);
    // Nothing is sent if the visitor has emptied the list meanwhile.
    if (uid !== '' && active.length > 0) {
      const site = await deps.partners.site(mail.brand);
      const rendered = renderWatchListMail({
        watched: active,
        summaries: new Map(homes.map((home) => [home.objectNumber, home])),
        watchListUID,
        language,
        translate: deps.translate(language, site.name),
        site: site.name,
        publicUrl: site.origin,
        routes: deps.routes,
      });
      await deps.mail.send({
        id: `watch-list-${mailId}`,
        to: { name: '', address: mail.email },
        sender: site.name,
        ...rendered,
      });
    }
    await watchListStore.deleteAddress(db, mailId);
  }

  async function readHomes(list: readonly WatchedObject[], language: Language): Promise<ObjectSummary[]> {
    const active = list.filter((item) => item.deleteDate === '');
    if (active.length === 0) return [];
    return deps.summaries([...new Set(active.map((item) => item.objectNumber))], language);
  }

  async function own(uid: string): Promise<OwnList> {
    const visitor = await accounts.find(uid);
    const rows = visitor ? await watchListStore.watched(db, uid) : [];
    return { uid, watchListUID: visitor?.watchListUid ?? '', watched: rows.map(presentWatched) };
  }

  /** Returns the homes that the shared link shows. Homes that are only on named lists are private. */
  async function mainList(uid: string): Promise<OwnList> {
    const visitor = await accounts.find(uid);
    const rows = visitor ? await watchListStore.watched(db, uid) : [];
    return {
      uid,
      watchListUID: visitor?.watchListUid ?? '',
      watched: rows.filter((row) => row.deleteDate === null && row.inMain).map(presentWatched),
    };
  }

  const watchList: WatchList = {
    own,
    homes: readHomes,
    summaries: async (numbers, language) =>
      numbers.length === 0 ? [] : deps.summaries([...new Set(numbers)], language),

    async shared(watchListUID) {
      const owner = await accounts.findByWatchList(watchListUID);
      if (!owner) return null;
      return (await mainList(owner.uid)).watched;
    },

    async add(uid, input) {
      const entry = watchedEntry(input);
      const home = await watchListStore.home(db, entry.objectNumber);
      if (!home.shown) return { ok: false, type: 'object-not-found' };
      const isAdded = await connection.transaction(async (tx) => {
        await accounts.ensure(uid, tx);
        await watchListStore.lockVisitor(tx, uid);
        const otherCount = await watchListStore.countOthers(tx, uid, entry.objectNumber);
        if (otherCount >= watchListLimit) return false;
        const before = await watchListStore.savedState(tx, uid, entry.objectNumber);
        await watchListStore.insertWatched(tx, uid, entry, clock.now());
        await placeSavedHome(tx, { uid, objectNumber: entry.objectNumber, before }, clock.now());
        await watchListStore.deleteForgotten(tx, uid, watchListLimit);
        return true;
      });
      return isAdded ? { ok: true, list: await own(uid) } : { ok: false, type: 'watch-list-full' };
    },

    async delete(uid, objectNumber) {
      // A removed home can still be removed from the list.
      const home = await watchListStore.home(db, objectNumber);
      if (!home.exists) return { ok: false, type: 'object-not-found' };
      await watchListStore.markDeleted(db, uid, objectNumber, clock.now());
      return { ok: true, list: await own(uid) };
    },

    async sendByMail(uid, { email, language }, { network, host }) {
      const address = email.trim();
      if (!isEmail(address)) return { type: 'invalid-email' };
      const { watched } = await mainList(uid);
      if (watched.length === 0) return { type: 'watch-list-empty' };
      const isConfirmed = await deps.recipients.isConfirmed(db, address);
      const now = clock.now();
      const brand = (await deps.partners.findByHost(host))?.partnerID ?? null;
      return connection.transaction(async (tx) => {
        await watchListStore.lockVisitor(tx, uid);
        const sentCount = await watchListStore.mailsSince(tx, uid, new Date(now.getTime() - dayMs));
        if (sentCount >= mailsPerDay) return { type: 'too-many-mails', retryAfter: dayMs / 1000 };
        const counting = await deps.recipients.count(tx, { address, isConfirmed, network }, [
          [listsToRecipient, address],
        ]);
        if (!counting.ok) return { type: 'too-many-mails', retryAfter: counting.retryAfter };
        const mailId = await watchListStore.insertMail(tx, {
          uid,
          email: address,
          language,
          brand,
          askedAt: now,
        });
        await enqueue(tx, sendWatchListJob, { mailId }, { key: String(mailId), runAt: now });
        return { type: 'sent' };
      });
    },

    lastSeen: (uid) => watchListStore.lastSeen(db, uid),

    async see(uid, objectNumber) {
      const home = await watchListStore.home(db, objectNumber);
      if (!home.shown) return null;
      if (uid === null) return [objectNumber];
      await connection.transaction(async (tx) => {
        await accounts.ensure(uid, tx);
        await watchListStore.lockVisitor(tx, uid);
        await watchListStore.insertSeen(tx, uid, objectNumber, clock.now(), lastSeenLimit);
      });
      return watchListStore.lastSeen(db, uid);
    },

    followed: (uid) => watchListStore.stays(db, uid, clock.today(), followedStays),

    currentStays: (stays) => currentStays(deps, stays),

    async news(uid) {
      const stays = await watchListStore.stays(db, uid, clock.today(), followedStays);
      return findWatchNews(await currentStays(deps, stays));
    },

    async look(uid) {
      const stays = await watchListStore.stays(db, uid, clock.today(), followedStays);
      const current = await currentStays(deps, stays);
      if (current.length === 0) return;
      await connection.transaction(async (tx) => {
        await watchListStore.lockVisitor(tx, uid);
        for (const stay of current) await watchListStore.markLooked(tx, uid, stay, stay.now, clock.now());
      });
    },

    async join(tx, fromUid, toUid) {
      // A fixed order, so that two simultaneous logins cannot deadlock.
      for (const uid of [fromUid, toUid].toSorted()) await watchListStore.lockVisitor(tx, uid);
      await moveLists(tx, fromUid, toUid);
      const hasMoved = await watchListStore.moveWatched(tx, fromUid, toUid);
      // A list that never had a home was never shared.
      if (hasMoved) await accounts.passOnWatchList(tx, fromUid, toUid);
      await watchListStore.moveMailsToSend(tx, fromUid, toUid);
      await watchListStore.deleteForgotten(tx, toUid, watchListLimit);
      await watchListStore.moveSeen(tx, fromUid, toUid, lastSeenLimit);
    },
  };
  return {
    ...watchList,
    module: {
      name: 'watch-list',
      personalData: personalDataOfWatchList,
      endpoints: bindArea(watchListCalls, { watchList, accounts, ownLists, sharedLists, commentReports }),
      routes: listMailRoutes(deps),
      async forget(now) {
        await watchListStore.deleteWatchedBefore(db, retentionEnd(now, retentionDays.watchedHomes));
        await watchListStore.deleteSeenBefore(db, retentionEnd(now, retentionDays.seenHomes));
        await watchListStore.deleteMailsBefore(db, retentionEnd(now, retentionDays.sentWatchLists));
        const unused = retentionEnd(now, retentionDays.savedLists);
        await savedListsStore.deleteBefore(db, {
          removed: retentionEnd(now, retentionDays.removedLists),
          unused,
        });
        await sharedListsStore.deletePeopleBefore(db, unused);
      },
      sampleMails: sampleWatchListMails,
      jobs: [
        jobBody(sendWatchListJob, ({ mailId }) => sendMail(mailId)),
        jobBody(tellOwnerJob, ({ listId }) => tellOwner(deps, listId)),
      ],
    },
  };
}
