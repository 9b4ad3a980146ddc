import { attachedFilesMax } from '../domain/attached-files.ts';
import { z } from './schema.ts';

export const attachedFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** Valid for one hour. */
  href: z.string(),
});

/** The tickets from `PUT /attachments`, one for each file. */
export const attachmentTickets = z.array(z.string().max(200)).max(attachedFilesMax).default([]);

/** An uploaded file expires after some hours without a message, and belongs to one message only. */
export const attachmentOver = { 'attachment-over': { status: 410 } } as const;
