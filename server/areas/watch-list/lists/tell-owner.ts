import { hideContacts } from '../../../../domain/messages/hide-contacts.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../../domain/language.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { isSignedLink, signLink, type LinkGrant } from '../../../platform/signed-links.ts';
import { tellOwnerJob } from '../jobs/tell-owner-job.ts';
import { renderCommentsMail } from '../mails/render-comments-mail.ts';
import type { ListsDeps } from './lists-deps.ts';
import { savedListsStore, type SavedListRow } from './saved-lists-store.ts';
import { sharedListsStore } from './shared-lists-store.ts';

const dayMs = 86_400_000;
/** Milliseconds to wait for further comments before the mail, since people often write several. */
const pauseMs = 20 * 60_000;

/** Path that unsubscribes from mails about one list, without a login (RFC 8058). */
export const quietListPath = '/saved-lists/quiet/';

const grant = ({ listId, uid }: Pick<SavedListRow, 'listId' | 'uid'>): LinkGrant => ({
  ...{ purpose: 'saved-list-mails', subject: listId, recipient: 'owner', nonce: uid },
});

const buildKey = ({ secret }: Pick<ListsDeps, 'secret'>, list: SavedListRow): string =>
  `${list.listId}-${signLink(secret, grant(list))}`;

/** Finds the list to which an unsubscribe key belongs. Null for an invalid key. */
export async function listOfKey(
  { connection, secret }: Pick<ListsDeps, 'connection' | 'secret'>,
  key: string,
): Promise<SavedListRow | null> {
  const [, id = '0', signature = ''] = /^([1-9]\d{0,14})-([\w-]{20,100})$/.exec(key) ?? [];
  const list = await savedListsStore.findById(connection.db, Number(id));
  const isRight = isSignedLink(signature, secret, grant(list ?? { listId: 0, uid: 'nobody' }));
  return isRight ? list : null;
}

/** Schedules a mail about a comment: soon, or a day after the last mail. There is at most one pending job per list. */
export async function planNotice(tx: Tx, list: SavedListRow, now: Date): Promise<void> {
  if (!list.tellsOwner) return;
  const earliest = Math.max(now.getTime() + pauseMs, (list.toldAt?.getTime() ?? 0) + dayMs);
  await enqueue(
    tx,
    tellOwnerJob,
    { listId: list.listId },
    { key: `${list.listId}/${list.toldAt?.toISOString() ?? ''}`, runAt: new Date(earliest) },
  );
}

/**
 * Mails the comments that the owner has neither seen nor been mailed. A mail is claimed before sending, so that none is
 * sent twice.
 */
export async function tellOwner(deps: ListsDeps, listId: number): Promise<void> {
  const { connection, clock } = deps;
  const list = await savedListsStore.findById(connection.db, listId);
  const email = list && (await deps.emailOf(list.uid));
  if (!list || list.removedAt !== null || list.linkUid === null || !list.tellsOwner || email === null) return;
  const comments = await connection.transaction(async (tx) => {
    await sharedListsStore.lockList(tx, listId);
    const waiting = await sharedListsStore.commentsToTell(tx, listId);
    if (waiting.length > 0) await sharedListsStore.markTold(tx, listId, clock.now());
    return waiting;
  });
  if (comments.length === 0) return;
  const language: Language = isLanguage(list.language) ? list.language : defaultLanguage;
  const { name: site, origin: publicUrl } = await deps.partners.site(list.brand);
  const homes = await deps.summaries([...new Set(comments.map((one) => one.objectNumber))], language);
  const titles = new Map(homes.map(({ objectNumber, title }) => [objectNumber, title]));
  const key = buildKey(deps, list);
  await deps.mail.send({
    id: `saved-list-${listId}-${comments.at(-1)!.commentId}`,
    to: { name: '', address: email },
    sender: site,
    ...renderCommentsMail({
      ...{ language, site, publicUrl, translate: deps.translate(language, site), routes: deps.routes },
      listName: list.name ?? '',
      sharedList: list.linkUid,
      comments: comments.map(({ author, objectNumber, text }) => ({
        author: hideContacts(author).text,
        home: titles.get(objectNumber) ?? String(objectNumber),
        text: hideContacts(text).text,
      })),
      endHref: `${publicUrl}${quietListPath}${key}`,
    }),
    unsubscribe: { url: `${publicUrl}${quietListPath}${key}`, subject: `lists-${key}` },
    feedback: ['saved-list', 'lists'],
  });
}
