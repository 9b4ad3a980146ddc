import { attachedFilesMax } from '../domain/attached-files.ts';
import { z } from './schema.ts';

export const attachedFile = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  /** The link is valid for one hour. */
  href: z.string(),
});

/** The tickets from `PUT /attachments`, one for each file. */
export const attachmentTickets = z.array(z.string().max(200)).max(attachedFilesMax).default([]);

/** The upload has expired or belongs to another message. */
export const attachmentExpired = { 'attachment-over': { status: 410 } } as const;
