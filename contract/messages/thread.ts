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
  /** An address without a secret: the login opens it, or the cookie that came with the thread. */
  href: z.string(),
});

export const message = z.object({
  messageID: z.number(),
  side: z.enum(messageSides),
  text: z.string(),
  /**
   * What of it is hidden from who reads it, and in one's own messages from the other side: `contacts` until the booking is confirmed,
   * `payment` (numbers of cards, and of accounts where the house collects) for good. Null: nothing.
   */
  hidden: z.enum(['contacts', 'payment']).nullable(),
  byMail: z.boolean(),
  at: z.string(),
  files: z.array(messageFile),
});
export type Message = z.infer<typeof message>;

/** What guest and landlord have written to each other, as one of them sees it. */
const thread = z.object({
  /** Changes with everything that the thread shows. */
  version: z.string(),
  side: z.enum(messageSides),
  /** What the other one is called. */
  partner: z.string(),
  /** The language of the other one. */
  language: z.enum(languages),
  /** What leads past the house is hidden. */
  hides: z.boolean(),
  /** The guest pays the house, or else the landlord. */
  collectedByUs: z.boolean(),
  /** False: what was written stays, and nothing is added any more. */
  writable: z.boolean(),
  messages: z.array(message),
  /** The latest message of the other side that was seen before, and the latest own one that the other side has seen; 0: none. */
  seen: z.number(),
  seenByPartner: z.number(),
  unread: z.number(),
  /** The office was asked to look at it. */
  reported: z.boolean(),
  /** Begun texts in the language of the other one, with titles in the language of the reader; guests have none. */
  answers: z.array(z.object({ answerID: z.number().nullable(), title: z.string(), text: z.string() })),
});
export type Thread = z.infer<typeof thread>;

/** Null where it is still as in the version that the caller knows. */
export const threadAnswer = z.object({ thread: thread.nullable() });

export const guestFields = {
  bookingID: bookingId,
  bookingHash,
  uid: z.string().max(100).default(''),
  jwt: z.string().max(4000).default(''),
};
export const landlordFields = {
  bookingId,
  bookingHash,
  uid: z.string().max(100).default(''),
  jwt: z.string().max(4000).default(''),
};

export const readFields = { version: z.string().max(100).default('') };
export const sendFields = {
  text: z.string().max(messageLength).default(''),
  /** Files that were sent before, by the numbers that came back. */
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
  /** There is nothing yet that could be looked at. */
  'thread-empty': { status: 409 },
} as const;

/** A thread in a list. */
const threadItem = z.object({
  bookingID: z.number(),
  bookingDisplayNumber: z.number(),
  partner: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The beginning of the last message, as its reader sees it; empty where it has files alone. */
  text: z.string(),
  /** Who wrote it. */
  side: z.enum(messageSides),
  at: z.string(),
  unread: z.number(),
});
export type ThreadItem = z.infer<typeof threadItem>;

/** Which page of a list of threads is asked for. */
export const threadsPage = wholeNumber(1, 1000).default(1);

/** A page of somebody's threads, the latest first. */
export const threadList = z.object({
  threads: z.array(threadItem),
  /** All messages that are unread, on whichever page. */
  unread: z.number(),
  pages: z.number(),
});
