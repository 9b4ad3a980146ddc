import { attachedFile } from '../attached-file.ts';
import { z } from '../schema.ts';

/** Replies to our mails from an unexpected sender, or about something that no longer exists. */
export const setAside = z.object({
  /** All of them; the list ends at fifty. */
  total: z.number(),
  mails: z.array(
    z.object({
      id: z.number(),
      /** What the mail answers, such as `case` and the number of the case. */
      kind: z.string(),
      thingID: z.number(),
      reason: z.enum(['sender', 'gone']),
      from: z.string(),
      subject: z.string(),
      /** The sender's own text, without quotations. */
      text: z.string(),
      /** The whole mail; empty if nothing was quoted. */
      whole: z.string(),
      files: z.array(attachedFile),
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
});
