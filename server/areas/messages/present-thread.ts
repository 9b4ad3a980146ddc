import { createHash } from 'node:crypto';
import type { Message, Thread } from '../../../contract/messages/thread.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { mayWrite } from '../../../domain/messages/may-write.ts';
import { readyAnswers, type MessageSide } from '../../../domain/messages/message-limits.ts';
import { shownToOther, type ThreadTerms } from '../../../domain/messages/shown-to-other.ts';
import { answersStore } from './answers-store.ts';
import { fileAddress } from './file-address.ts';
import { filesStore, type FileRow } from './files-store.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { messagesStore, type MessageRow } from './messages-store.ts';
import { questionsStore } from './questions-store.ts';
import { presentTemplates } from './templates/present-templates.ts';
import { templatesStore } from './templates/templates-store.ts';
import { subjectsStore, type ThreadSubject } from './subjects-store.ts';

/** Presents a message for its reader: their own in full, the other side's without the parts that have to be hidden. */
export function presentMessage(
  row: MessageRow,
  files: readonly FileRow[],
  { viewer, terms, addressOf }: { viewer: MessageSide; terms: ThreadTerms; addressOf(file: number): string },
): Message {
  const visibleText = shownToOther(row.text, terms);
  return {
    messageID: row.id,
    side: row.side,
    text: row.side === viewer ? row.text : visibleText.text,
    hidden: visibleText.hidden,
    byMail: row.byMail,
    by: viewer === 'landlord' ? row.by : '',
    at: row.createdAt.toISOString(),
    files: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, name, type, bytes }) => ({ fileID: id, name, type, bytes, href: addressOf(id) })),
  };
}

/** Presents the thread for its side; null if the reader already has its current version. */
export async function readThread(
  deps: MessagesDeps,
  { bookingId, side }: OpenedThread,
  version = '',
): Promise<Thread | null> {
  const { db } = deps.connection;
  const booking = await subjectsStore.find(db, bookingId);
  if (!booking) return null;
  const marks = await messagesStore.marks(db, bookingId);
  const answers = side === 'landlord' ? await answersStore.list(db, booking.landlordId) : [];
  const templates = side === 'landlord' ? await templatesStore.forHome(db, booking.objectNumber) : [];
  const writable = mayWrite(booking, deps.clock.today());
  const now = [
    ...[marks.last, marks.guest, marks.landlord, Number(marks.reported), booking.state, Number(writable)],
    Number(booking.collectedByUs),
    answers.map(({ id }) => id).join('.'),
    templates.map(({ id, changedAt }) => `${id}.${changedAt.getTime()}`).join('.'),
  ].join('-');
  const currentVersion = createHash('sha256').update(now).digest('base64url');
  if (currentVersion === version) return null;
  const rows = await messagesStore.messages(db, bookingId);
  const files = await filesStore.listByThread(db, bookingId);
  const partner = side === 'guest' ? 'landlord' : 'guest';
  const spoken = side === 'guest' ? booking.landlordLanguage : booking.guestLanguage;
  const language = isLanguage(spoken) ? spoken : booking.guestLanguage;
  const ofReader = side === 'guest' ? booking.guestLanguage : booking.landlordLanguage;
  const readersLanguage = isLanguage(ofReader) ? ofReader : booking.guestLanguage;
  return {
    version: currentVersion,
    side,
    question: booking.isQuestion ? await presentQuestion(deps, bookingId, readersLanguage) : null,
    partner: booking[partner],
    language,
    hides: !booking.isBound,
    collectedByUs: booking.collectedByUs,
    writable,
    messages: rows.map((row) =>
      presentMessage(row, files, {
        viewer: side,
        terms: booking,
        addressOf: (file) => fileAddress(side, bookingId, file),
      }),
    ),
    seen: marks[side],
    seenByPartner: marks[partner],
    unread: rows.filter((row) => row.side === partner && row.id > marks[side]).length,
    reported: marks.reported,
    answers: [
      ...(await presentTemplates(deps, booking, templates)),
      ...answers.map(({ id, title, text }) => ({ answerID: id, isTemplate: false, title, text })),
      ...(side === 'landlord' ? begunTexts(deps, booking) : []),
    ],
  };
}

async function presentQuestion(
  { connection: { db } }: Pick<MessagesDeps, 'connection'>,
  id: number,
  language: Language,
): Promise<Thread['question']> {
  const question = await questionsStore.find(db, id);
  if (!question) return null;
  const { objectNumber, startDate, endDate, persons, childAges, pets, text, sentAt } = question;
  return {
    objectNumber,
    title: await questionsStore.findTitle(db, objectNumber, language),
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    persons,
    childAges: [...childAges],
    pets,
    unsent: sentAt ? '' : text,
  };
}

/** Returns the site's reply templates: texts in the guest's language, titles in the landlord's. */
function begunTexts(
  { translate }: Pick<MessagesDeps, 'translate'>,
  { guest, landlord, guestLanguage, landlordLanguage }: ThreadSubject,
): Thread['answers'] {
  const t = translate(guestLanguage);
  const titles = isLanguage(landlordLanguage) ? translate(landlordLanguage) : t;
  return readyAnswers.map((name) => ({
    ...{ answerID: null, isTemplate: false },
    title: titles(`mail.messages.ready.${name}.title`),
    text: t(`mail.messages.ready.${name}.text`, { guest, host: landlord }),
  }));
}
