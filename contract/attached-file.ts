import { attachedFilesMax } from '../domain/attached-files.ts';
import { z } from './schema.ts';

/** A file that came with a message. */
export const attachedFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** Good for an hour. */
  href: z.string(),
});

/** What `PUT /attachments` has answered to each file of a message. */
export const attachmentTickets = z.array(z.string().max(200)).max(attachedFilesMax).default([]);

/** Files wait for their message for some hours, and belong to one alone. */
export const attachmentOver = { 'attachment-over': { status: 410 } } as const;
