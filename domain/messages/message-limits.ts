import type { AttachmentRefusal } from '../attached-files.ts';

/** In characters. */
export const messageLength = 4000;

/** Characters in a report to the office. */
export const reasonLength = 1000;

export type MessageFileRefusal = AttachmentRefusal | 'not-found';

export const messageSides = ['guest', 'landlord'] as const;
export type MessageSide = (typeof messageSides)[number];

export const otherSide = (side: MessageSide): MessageSide => (side === 'guest' ? 'landlord' : 'guest');

export const readyAnswers = ['welcome', 'arrival', 'keys', 'question', 'thanks'] as const;
