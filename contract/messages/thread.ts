import { attachedFilesMax, attachedTypes } from '../../domain/attached-files.ts';
import { messageLength, messageSides, reasonLength } from '../../domain/messages/message-limits.ts';
import { languages } from '../../domain/language.ts';
import { bookingHash, bookingId, idempotencyKey } from '../booking/booking.ts';
import { tooOften, wholeNumber, z } from '../schema.ts';

export const messageId = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const messageFile = z.object({
  fileID: z.number(),
  name: z.string(),
  type: z.enum(attachedTypes),
  bytes: z.number(),
  /** An address without a secret: it opens with the login, or with the cookie set by the thread. */
  href: z.string(),
});

export const message = z.object({
  messageID: z.number(),
  side: z.enum(messageSides),
  text: z.string(),
  /**
   * What is masked from the reader, and in one's own messages from the other side: `contacts` until the booking is confirmed, `payment`
   * (card numbers, and account numbers if we collect) for good. Null: nothing.
   */
  hidden: z.enum(['contacts', 'payment']).nullable(),
  byMail: z.boolean(),
  at: z.string(),
  files: z.array(messageFile),
});
export type Message = z.infer<typeof message>;

/** What a guest asks before booking, and about which stay; dates are empty where none are thought of. */
const question = z.object({
  objectNumber: z.number(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** The text of a question whose link of the mail is still to be confirmed; empty once it is sent. */
  unsent: z.string(),
});
export type QuestionOfThread = z.infer<typeof question>;

const thread = z.object({
  /** Changes whenever anything in the thread changes. */
  version: z.string(),
  side: z.enum(messageSides),
  /** Null: the thread is of a booking. */
  question: question.nullable(),
  partner: z.string(),
  language: z.enum(languages),
  /** Contact details are masked, until the booking binds guest and landlord. */
  hides: z.boolean(),
  /** True: the guest pays us; false: the landlord collects. */
  collectedByUs: z.boolean(),
  /** False: the thread is read-only. */
  writable: z.boolean(),
  messages: z.array(message),
  /** The latest message of the other side that was read before, and the latest own one that the other side has read; 0: none. */
  seen: z.number(),
  seenByPartner: z.number(),
  unread: z.number(),
  reported: z.boolean(),
  /** Answer templates in the language of the other side, with titles in the reader's language; guests have none. */
  answers: z.array(z.object({ answerID: z.number().nullable(), title: z.string(), text: z.string() })),
});
export type Thread = z.infer<typeof thread>;

/** Null: unchanged since the version that the caller knows. */
export const threadAnswer = z.object({ thread: thread.nullable() });

/** The number of a booking, or of a question before it: both are numbered in one sequence. */
export const guestFields = {
  bookingID: bookingId,
  bookingHash,
};
export const landlordFields = {
  bookingId,
  bookingHash,
};

export const readFields = { version: z.string().max(100).default('') };
export const sendFields = {
  text: z.string().max(messageLength).default(''),
  /** Numbers of files that were uploaded before. */
  files: z.array(messageId).max(attachedFilesMax).default([]),
  idempotencyKey,
};
export const seenFields = { messageID: messageId };
export const reportFields = { reason: z.string().trim().min(1).max(reasonLength) };

export const bookingNotFound = { 'booking-not-found': { status: 404 } } as const;
export const sendErrors = {
  ...bookingNotFound,
  'message-empty': { status: 422 },
  'message-file-missing': { status: 422 },
  'thread-closed': { status: 409 },
  'idempotency-conflict': { status: 409 },
  'too-many-messages': { status: 429, data: tooOften },
} as const;
export const reportErrors = {
  ...bookingNotFound,
  /** There are no messages to report yet. */
  'thread-empty': { status: 409 },
} as const;

const threadItem = z.object({
  /** Number of the booking, or of the question. */
  bookingID: z.number(),
  /** Null: it is a question before booking. */
  bookingDisplayNumber: z.number().nullable(),
  partner: z.string(),
  title: z.string(),
  /** Both dates are empty where a question has none. */
  startDate: z.string(),
  endDate: z.string(),
  /** The beginning of the last message, as its reader sees it; empty: only files. */
  text: z.string(),
  side: z.enum(messageSides),
  at: z.string(),
  unread: z.number(),
});
export type ThreadItem = z.infer<typeof threadItem>;

export const threadsPage = wholeNumber(1, 1000).default(1);

/** Latest first. */
export const threadList = z.object({
  threads: z.array(threadItem),
  unread: z.number(),
  pages: z.number(),
});
