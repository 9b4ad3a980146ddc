/** Characters of one message. */
export const messageLength = 4000;

/** Characters of what somebody tells the office about a thread. */
export const reasonLength = 1000;

/** Files that one message may have. */
export const messageFilesMax = 5;

/** The largest file that is taken, in bytes. */
export const messageFileBytes = 10 * 1024 * 1024;

/** What is taken; what a file is its bytes decide. */
export const messageFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
] as const;

/** Why a file is not taken. */
export type MessageFileRefusal =
  'unsupported' | 'too-large' | 'unreadable' | 'unsafe' | 'too-many' | 'not-found';

/** The two who write to each other. */
export const messageSides = ['guest', 'landlord'] as const;
export type MessageSide = (typeof messageSides)[number];

export const otherSide = (side: MessageSide): MessageSide => (side === 'guest' ? 'landlord' : 'guest');

/** Answers that landlords find ready in each language. */
export const readyAnswers = ['welcome', 'arrival', 'keys', 'question', 'thanks'] as const;
