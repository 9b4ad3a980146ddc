import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import type { ContentKind } from '../../../../domain/content-reviews.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { readPlaces } from '../../../../tests/builders/content-places.ts';
import { currentOperator } from '../../../../tests/builders/operator.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { fixedClock } from '../../../platform/clock.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { ContentChange } from '../change-unit.ts';
import type { Editor } from '../editing-store.ts';
import { createEditing, type Editing } from '../editing.ts';
import { addComment, resolveComment } from './comments.ts';
import { commentsStore } from './comments-store.ts';
import { askReview, decideReview, presentReviews, setRules, withdrawReview } from './reviews.ts';
import { reviewsStore } from './reviews-store.ts';
import { sendReviewMail } from './send-review-mail.ts';

const clock = fixedClock('2026-12-01T10:00:00Z');
const edda: Editor = { uid: 'account-edda', name: 'Edda Muster' };
const max: Editor = { uid: 'account-max', name: 'Max Muster' };
const ada: Editor = { uid: 'account-ada', name: 'Ada Muster' };

let database: TestDatabase;
let editing: Editing;
let deps: Parameters<typeof askReview>[0];
beforeAll(async () => {
  database = await openTestDatabase();
  deps = { connection: database, clock };
  editing = createEditing({ connection: database, clock, places: () => readPlaces(database.db) });
  const roles = { 'account-edda': 'editor', 'account-max': 'editor', 'account-ada': 'admin' };
  for (const [uid, role] of Object.entries(roles)) {
    await database.db.insertInto('visitors').values({ uid, ebk: uid, watch_list_uid: uid }).execute();
    const email = `${uid}@example.com`;
    await database.db
      .insertInto('accounts')
      .values({ uid, email, email_key: email, language: 'de', created_at: clock.now() })
      .execute();
    await database.db.insertInto('account_roles').values({ uid, role, granted_at: clock.now() }).execute();
  }
});
afterAll(() => database.close());

let page = '';
let count = 0;
beforeEach(() => {
  count += 1;
  page = `articles/durchsicht-${count}`;
});

const sentence = (id: string, text: string): ContentBlock => ({ id, kind: 'quote', text });
const container = (text: string): string =>
  JSON.stringify({
    version: 1,
    blocks: [
      {
        ...{ id: 'head', kind: 'head', title: 'Ein Text', description: 'Worum es geht.' },
        article: { author: 'Edda', date: '2026-12-01', category: 'travel', related: [] },
      },
      sentence('q', text),
    ],
  });

interface Written {
  contentId: number;
  lockToken: string;
  set(action: ContentChange['action'], more?: Partial<ContentChange>): ReturnType<Editing['set']>;
}
async function write(text: string, editor = edda): Promise<Written> {
  const key = { page, containerKey: 'main', language: 'de' } as const;
  const locked = await editing.toggleLock(key, 'takeover', '', editor);
  if (!locked.ok) throw new Error(locked.type);
  const { contentID: contentId, lockToken } = locked.data;
  const set: Written['set'] = async (action, more = {}) => {
    const { revision: baseRevision } = (await editing.get(key, true))!;
    return editing.set({ contentId }, editor, { action, lockToken, baseRevision, ...more });
  };
  const saved = await set('save', { containerContent: container(text) });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return { contentId, lockToken, set };
}
const numberOf = async (uid: string): Promise<number> =>
  (await reviewsStore.reviewers(database.db)).find((one) => one.uid === uid)!.number;
async function ask({ contentId, lockToken }: Written, reviewer: number | null = null, message = 'Neu.') {
  const asked = await askReview(deps, edda, { contentId, lockToken, reviewer, message });
  if (!asked.ok) throw new Error(asked.type);
  return asked.data;
}
const rules = (...kinds: ContentKind[]) => setRules(deps, ada, kinds);
const historyOf = async (contentId: number): Promise<string[]> =>
  (await editing.history(contentId, edda.uid))!.events.map(({ action, author, note }) =>
    [action, author, note].join(' · '),
  );

test('where approvals are required, only exactly the approved text is published, now or later', async () => {
  await rules('article');
  const text = await write('Erster Satz.');
  expect(await text.set('publish')).toMatchObject({ ok: false, type: 'approval-missing' });
  const later = { publishAt: '2027-01-01T08:00:00Z' };
  expect(await text.set('schedule', later)).toMatchObject({ type: 'approval-missing' });

  const { reviewID } = await ask(text);
  expect(await text.set('publish')).toMatchObject({ type: 'approval-missing' });
  expect(
    await decideReview(deps, max, { reviewId: reviewID, decision: 'approved', reason: '' }),
  ).toMatchObject({ ok: true, data: { state: 'approved', decidedBy: 'Max Muster', isCurrent: true } });

  const changed = container('Erster Satz, geändert.');
  expect(await text.set('publish', { containerContent: changed })).toMatchObject({
    type: 'approval-missing',
  });
  expect(await text.set('schedule', later)).toMatchObject({ ok: true, data: { status: 'scheduled' } });
  expect(await text.set('publish')).toMatchObject({ ok: true, data: { status: 'published' } });
});

test('restoring an earlier version needs an approval of that version, and another language has its own', async () => {
  await rules('article');
  const text = await write('Alt.');
  expect(await text.set('publish', { mayPublishAlone: true })).toMatchObject({ ok: true });
  await text.set('publish', { mayPublishAlone: true, containerContent: container('Neu.') });
  expect(await text.set('restore', { revision: 1 })).toMatchObject({ type: 'approval-missing' });
  expect(await text.set('restore', { revision: 1, mayPublishAlone: true })).toMatchObject({ ok: true });

  const approved = await write('Geprüft.');
  const { reviewID } = await ask(approved);
  await decideReview(deps, max, { reviewId: reviewID, decision: 'approved', reason: '' });
  const english = { page, containerKey: 'main', language: 'en' } as const;
  const lock = await editing.toggleLock(english, 'lock', '', edda);
  if (!lock.ok) throw new Error(lock.type);
  const { lockToken } = lock.data;
  expect(
    await editing.set(english, edda, {
      ...{ action: 'publish', lockToken, baseRevision: 0, containerContent: container('Geprüft.') },
    }),
  ).toMatchObject({ type: 'approval-missing' });
});

test('where none is required, and for those who may publish alone, all is as it was', async () => {
  await rules('legal');
  expect(await (await write('Frei.')).set('publish')).toMatchObject({ ok: true });
  await rules('article');
  expect(await (await write('Auch frei.')).set('publish', { mayPublishAlone: true })).toMatchObject({
    ok: true,
  });
});

test('nobody approves what they have asked for, and giving back needs a reason', async () => {
  const text = await write('Ein Satz.');
  const { reviewID: reviewId } = await ask(text);
  expect(await decideReview(deps, edda, { reviewId, decision: 'approved', reason: '' })).toMatchObject({
    type: 'review-own',
  });
  expect(await decideReview(deps, max, { reviewId, decision: 'returned', reason: '' })).toMatchObject({
    type: 'reason-missing',
  });
  const returned = { reviewId, decision: 'returned', reason: 'Ein Komma fehlt.' } as const;
  expect(await decideReview(deps, max, returned)).toMatchObject({ ok: true });
  // A call that is repeated because its answer was lost changes nothing.
  expect(await decideReview(deps, max, returned)).toMatchObject({ ok: true });
  expect(await decideReview(deps, ada, { reviewId, decision: 'approved', reason: '' })).toMatchObject({
    type: 'review-decided',
  });
  expect(await withdrawReview(deps, edda, reviewId)).toMatchObject({ type: 'review-decided' });
  expect(await historyOf(text.contentId)).toEqual([
    'review-return · Max Muster · Ein Komma fehlt.',
    'review-ask · Edda Muster · Neu.',
  ]);
});

test('a request waits for the person asked, or for everybody but its author; a new one takes its place', async () => {
  const text = await write('Ein Satz.');
  const first = await ask(text, await numberOf(max.uid));
  expect(await ask(text, await numberOf(max.uid))).toEqual(first);
  const waits = async (): Promise<unknown[]> =>
    Promise.all(
      [edda, max, ada].map(async ({ uid }) => {
        const rows = await reviewsStore.list(database.db, { contentId: text.contentId, page: null });
        return (await presentReviews(database.db, rows, uid)).filter(({ isWaiting }) => isWaiting).length;
      }),
    );
  expect(await waits()).toEqual([0, 1, 0]);
  await text.set('save', { containerContent: container('Ein anderer Satz.') });
  expect(
    (await presentReviews(database.db, [(await reviewsStore.one(database.db, first.reviewID))!], ''))[0],
  ).toMatchObject({ state: 'open', isCurrent: false });
  const second = await ask(text, null, 'Noch einmal.');
  expect(await waits()).toEqual([0, 1, 1]);
  expect(await reviewsStore.one(database.db, first.reviewID)).toMatchObject({ state: 'superseded' });
  expect(await withdrawReview(deps, edda, second.reviewID)).toEqual({ ok: true, data: {} });
  expect(await waits()).toEqual([0, 0, 0]);
});

test('asking needs something new, a known reviewer, and the lock if somebody has it', async () => {
  const text = await write('Ein Satz.');
  const { contentId, lockToken } = text;
  const message = 'Neu.';
  expect(await askReview(deps, max, { contentId, lockToken: '', reviewer: null, message })).toMatchObject({
    type: 'content-locked',
    data: { lockedBy: 'Edda Muster' },
  });
  const own = await numberOf(edda.uid);
  expect(await askReview(deps, edda, { contentId, lockToken, reviewer: own, message })).toMatchObject({
    type: 'reviewer-unknown',
  });
  await text.set('publish', { mayPublishAlone: true });
  expect(await askReview(deps, edda, { contentId, lockToken, reviewer: null, message })).toMatchObject({
    type: 'review-empty',
  });
  expect(
    await askReview(deps, edda, { contentId: 999_999, lockToken, reviewer: null, message }),
  ).toMatchObject({ type: 'content-not-found' });
});

test('mails go to those asked, and back to whoever asked, as long as there is something to say', async () => {
  const sent: Pick<Mail, 'to' | 'subject' | 'text'>[] = [];
  const mailDeps = {
    db: database.db,
    mail: { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) },
    translate: createSiteTexts().translate,
    routes: siteRoutes('add'),
    operator: currentOperator,
    publicUrl: 'https://www.feriola.test',
  };
  const text = await write('Ein Satz.');
  const { reviewID: reviewId } = await ask(text, null, 'Die Frist ist neu.');
  const jobs = await database.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'content.review-mail')
    .execute();
  const askedOf = jobs
    .map(({ payload }) => payload as { reviewId: number; uid: string })
    .filter((payload) => payload.reviewId === reviewId);
  expect(askedOf.map(({ uid }) => uid).toSorted()).toEqual([ada.uid, max.uid]);
  await sendReviewMail(mailDeps, { reviewId, about: 'asked', uid: max.uid });
  await decideReview(deps, max, { reviewId, decision: 'returned', reason: 'Ab wann?' });
  await sendReviewMail(mailDeps, { reviewId, about: 'decided', uid: edda.uid });
  // Nobody is asked for what is decided.
  await sendReviewMail(mailDeps, { reviewId, about: 'asked', uid: ada.uid });
  expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
    ['account-max@example.com', 'Bitte durchsehen: Ein Text'],
    ['account-edda@example.com', 'Noch nicht freigegeben: Ein Text'],
  ]);
  expect(sent[0]!.text).toContain('Die Frist ist neu.');
  expect(sent[0]!.text).toContain(`/admin/reviews/?review=${reviewId}`);
  expect(sent[1]!.text).toContain('Ab wann?');
});

test('comments form threads about a block, are resolved, and open again when somebody answers', async () => {
  const { contentId } = await write('Ein Satz.');
  const about = { contentId, blockId: 'q', threadId: null, text: 'Ist das so?' };
  const first = await addComment(deps, max, about);
  if (!first.ok) throw new Error(first.type);
  expect(await addComment(deps, max, about)).toEqual(first);
  const threadId = first.data.commentID;
  expect(await resolveComment(deps, edda, { commentId: threadId, isResolved: true })).toMatchObject({
    ok: true,
  });
  const answer = { contentId, blockId: 'elsewhere', threadId, text: 'Nein.' };
  expect(await addComment(deps, edda, answer)).toMatchObject({ data: { blockID: 'q', threadID: threadId } });
  const listed = await commentsStore.list(database.db, contentId);
  expect(listed.map(({ body, resolvedBy }) => [body, resolvedBy])).toEqual([
    ['Ist das so?', null],
    ['Nein.', null],
  ]);
  expect(await addComment(deps, edda, { ...answer, threadId: listed[1]!.id })).toMatchObject({
    type: 'comment-not-found',
  });
  expect(await historyOf(contentId)).toEqual([
    'comment · Edda Muster · Nein.',
    'comment-resolve · Edda Muster · ',
    'comment · Max Muster · Ist das so?',
  ]);
});

test('rules are kept with who set them, and the same rules again are no new ones', async () => {
  await rules('menu', 'legal');
  const { setBy } = await reviewsStore.rules(database.db);
  expect(setBy).toBe('Ada Muster');
  const before = await database.db.selectFrom('content_review_rules').selectAll().execute();
  await setRules(deps, max, ['legal', 'menu', 'menu']);
  expect(await database.db.selectFrom('content_review_rules').selectAll().execute()).toEqual(before);
});

test('decided reviews and resolved comments are deleted in the end, open ones stay', async () => {
  const text = await write('Ein Satz.');
  const { contentId } = text;
  const { reviewID: reviewId } = await ask(text);
  await decideReview(deps, max, { reviewId, decision: 'approved', reason: '' });
  const { reviewID: open } = await ask(await write('Noch ein Satz.'));
  const about = { contentId, blockId: 'q', threadId: null, text: 'Erledigt?' };
  const first = await addComment(deps, max, about);
  if (!first.ok) throw new Error(first.type);
  await addComment(deps, edda, { ...about, threadId: first.data.commentID, text: 'Ja.' });
  await resolveComment(deps, max, { commentId: first.data.commentID, isResolved: true });
  await addComment(deps, ada, { ...about, text: 'Und das hier?' });
  const after = new Date(clock.now().getTime() + 1000);
  await reviewsStore.deleteDecidedBefore(database.db, after);
  await commentsStore.deleteResolvedBefore(database.db, after);
  expect(await reviewsStore.one(database.db, reviewId)).toBeNull();
  expect(await reviewsStore.one(database.db, open)).toMatchObject({ state: 'open' });
  expect((await commentsStore.list(database.db, contentId)).map(({ body }) => body)).toEqual([
    'Und das hier?',
  ]);
});
