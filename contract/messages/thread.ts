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
  /** A path without a secret. It needs a login or the cookie of the thread. */
  href: z.string(),
});

export const message = z.object({
  messageID: z.number(),
  side: z.enum(messageSides),
  text: z.string(),
  /**
   * Masked parts of the message. `contacts` are masked until the booking is confirmed, `payment` (card numbers, and
   * account numbers if we collect) permanently. In one's own messages it tells what the other side cannot see. Null if
   * nothing is masked.
   */
  hidden: z.enum(['contacts', 'payment']).nullable(),
  byMail: z.boolean(),
  /** The person who wrote for the landlord. Empty for the guest's side. */
  by: z.string(),
  at: z.string(),
  files: z.array(messageFile),
});
export type Message = z.infer<typeof message>;

/** A guest's question before booking and the stay it is about. Dates are empty if none were given. */
const question = z.object({
  objectNumber: z.number(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** The text of a question that is not confirmed by mail yet. Empty once it is sent. */
  unsent: z.string(),
});
export type QuestionOfThread = z.infer<typeof question>;

const thread = z.object({
  /** Changes with any change of the thread. */
  version: z.string(),
  side: z.enum(messageSides),
  /** Null for the thread of a booking. */
  question: question.nullable(),
  partner: z.string(),
  language: z.enum(languages),
  /** True while contact details are masked, which ends with a binding booking. */
  hides: z.boolean(),
  /** True if the guest pays us, false if the landlord collects. */
  collectedByUs: z.boolean(),
  /** False if the thread is read-only. */
  writable: z.boolean(),
  messages: z.array(message),
  /**
   * The latest message of the other side that was read, and the latest own message that the other side has read. 0 if
   * there is none.
   */
  seen: z.number(),
  seenByPartner: z.number(),
  unread: z.number(),
  reported: z.boolean(),
  /** Answer templates in the language of the other side, with titles in the reader's language. Empty for guests. */
  answers: z.array(
    z.object({
      answerID: z.number().nullable(),
      /** True for one of the landlord's templates, filled with the booking's values. Names of missing ones stay in braces. */
      isTemplate: z.boolean(),
      title: z.string(),
      text: z.string(),
    }),
  ),
});
export type Thread = z.infer<typeof thread>;

/** `thread` is null if nothing has changed since the version that the caller sent. */
export const threadAnswer = z.object({ thread: thread.nullable() });

/** The number of a booking or of a question before booking. Both share one sequence. */
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
  /** Numbers of uploaded files. */
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
  /** The thread has no messages that could be reported. */
  'thread-empty': { status: 409 },
} as const;

const threadItem = z.object({
  /** Who wrote the last message for the landlord, where that was a colleague of the reader; else empty. */
  by: z.string(),
  bookingID: z.number(),
  /** Null for a question before booking. */
  bookingDisplayNumber: z.number().nullable(),
  partner: z.string(),
  title: z.string(),
  /** Both dates are empty for a question without dates. */
  startDate: z.string(),
  endDate: z.string(),
  /** The beginning of the last message as the reader sees it. Empty if it has only files. */
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
