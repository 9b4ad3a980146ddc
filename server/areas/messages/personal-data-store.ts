import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { shownToOther, type ThreadTerms } from '../../../domain/messages/shown-to-other.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PersonalData, PersonalRows } from '../../platform/personal-data.ts';
import { ownedHomes } from '../booking/booking.ts';
import { questionsStore } from './questions-store.ts';
import { isOwnQuestion, ownSubjects, threadSubjects } from './subjects-store.ts';

interface OwnThread extends ThreadTerms {
  id: number;
  side: MessageSide;
}

async function readThreads(db: Queryable, uid: string): Promise<OwnThread[]> {
  const threads = db
    .selectFrom('message_threads')
    .innerJoin(threadSubjects.as('subjects'), 'subjects.id', 'message_threads.booking_id')
    .select([
      'message_threads.booking_id as id',
      'subjects.is_bound as isBound',
      'subjects.collected_by_us as collectedByUs',
    ])
    .orderBy('message_threads.booking_id');
  const asGuest = await threads.where('message_threads.booking_id', 'in', ownSubjects(db, uid)).execute();
  const asLandlord = await threads.where('subjects.object_number', 'in', ownedHomes(uid)).execute();
  return [
    ...asGuest.map((row) => ({ ...row, side: 'guest' as const })),
    ...asLandlord.map((row) => ({ ...row, side: 'landlord' as const })),
  ];
}

async function readMessages(db: Queryable, thread: OwnThread) {
  const { id, side } = thread;
  const rows = await db
    .selectFrom('messages')
    .select(['message_id', 'booking_id', 'side', 'text', 'created_at'])
    .where('booking_id', '=', id)
    .orderBy('message_id')
    .execute();
  return rows.map((row) => (row.side === side ? row : { ...row, text: shownToOther(row.text, thread).text }));
}

/** Messages that a co-host wrote for a landlord; what guests wrote there is the landlord's. */
const readWrittenForOthers = (db: Queryable, uid: string, ownThreads: readonly number[]) =>
  db
    .selectFrom('messages')
    .select(['message_id', 'booking_id', 'side', 'text', 'created_at'])
    .where('by_uid', '=', uid)
    .where('booking_id', 'not in', [0, ...ownThreads])
    .orderBy('message_id')
    .execute();

/**
 * Messages that a person sent or received. Those about bookings are deleted with the thread, not with the account, since they are the other
 * side's data too and part of a contract; questions before a booking are no part of a contract, and are deleted with the account.
 */
export const personalDataOfMessages: PersonalData = {
  async read(db, { uid }) {
    const threads = await readThreads(db, uid);
    const businesses = await db
      .selectFrom('account_businesses')
      .select('subject')
      .where('uid', '=', uid)
      .where('kind', '=', 'landlord')
      .execute();
    const answers = await db
      .selectFrom('message_answers')
      .selectAll()
      .where('landlord_id', 'in', [0, ...businesses.map(({ subject }) => subject)])
      .orderBy('answer_id')
      .execute();
    // Leaves out the nonces, from which the secrets of links are derived.
    const questions = await db
      .selectFrom('home_questions')
      .select([
        ...(['question_id', 'object_number', 'name', 'email', 'language', 'start_date', 'end_date'] as const),
        ...(['persons', 'child_ages', 'pets', 'text', 'asked_at', 'sent_at'] as const),
      ])
      .where(isOwnQuestion(uid))
      .orderBy('question_id')
      .execute();
    const templates = await db
      .selectFrom('message_templates')
      .selectAll()
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('owner_kind', 'owner_id'),
          'in',
          selectFrom('account_businesses')
            .select(['kind', 'subject'])
            .where('uid', '=', uid)
            .$asTuple('kind', 'subject'),
        ),
      )
      .orderBy('template_id')
      .execute();
    const accessValues = await db
      .selectFrom('home_access_values')
      .selectAll()
      .where('object_number', 'in', ownedHomes(uid))
      .orderBy('object_number')
      .execute();
    const data: PersonalRows = {
      ...{ message_answers: answers, message_templates: templates },
      ...{ home_access_values: accessValues, home_questions: questions },
    };
    const writtenForOthers = await readWrittenForOthers(
      db,
      uid,
      threads.map(({ id }) => id),
    );
    if (threads.length === 0) return { ...data, messages: writtenForOthers };
    const ids = threads.map(({ id }) => id);
    const ownRows = <Row extends { booking_id: number | null; side: string }>(rows: readonly Row[]): Row[] =>
      rows.filter((row) => threads.some(({ id, side }) => id === row.booking_id && side === row.side));
    return {
      ...data,
      message_threads: await db
        .selectFrom('message_threads')
        .select(['booking_id', 'created_at', 'changed_at'])
        .where('booking_id', 'in', ids)
        .execute(),
      messages: [
        ...(await Promise.all(threads.map((one) => readMessages(db, one)))).flat(),
        ...writtenForOthers,
      ],
      message_reads: ownRows(
        await db.selectFrom('message_reads').selectAll().where('booking_id', 'in', ids).execute(),
      ),
      message_reports: ownRows(
        await db.selectFrom('message_reports').selectAll().where('booking_id', 'in', ids).execute(),
      ),
      message_files: await db
        .selectFrom('message_files')
        .innerJoin('attachments', 'attachments.attachment_id', 'message_files.attachment_id')
        .select([
          ...(['file_id', 'booking_id', 'message_id', 'side', 'name', 'type', 'bytes'] as const),
          'message_files.created_at',
        ])
        .where('booking_id', 'in', ids)
        .orderBy('file_id')
        .execute(),
    };
  },

  /** Threads of bookings stay with the bookings, which are detached from the account; they have their own retention. */
  async leave(tx, { uid }) {
    await questionsStore.leave(tx, uid);
    await tx.updateTable('messages').set({ by_uid: null }).where('by_uid', '=', uid).execute();
  },
};
