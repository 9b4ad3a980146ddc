import type { AttachmentRefusal } from '../attached-files.ts';

/** Characters of one message. */
export const messageLength = 4000;

/** Characters of what somebody tells the office about a thread. */
export const reasonLength = 1000;

/** Why a file is not taken. */
export type MessageFileRefusal = AttachmentRefusal | 'not-found';

/** The two who write to each other. */
export const messageSides = ['guest', 'landlord'] as const;
export type MessageSide = (typeof messageSides)[number];

export const otherSide = (side: MessageSide): MessageSide => (side === 'guest' ? 'landlord' : 'guest');

/** Answers that landlords find ready in each language. */
export const readyAnswers = ['welcome', 'arrival', 'keys', 'question', 'thanks'] as const;
