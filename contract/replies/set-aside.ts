import { attachedFile } from '../attached-file.ts';
import { z } from '../schema.ts';

/** Replies to our mails from an unexpected sender, or about an item that no longer exists. */
export const setAside = z.object({
  /** Number of all replies. The list itself is limited to fifty. */
  total: z.number(),
  mails: z.array(
    z.object({
      id: z.number(),
      /** Kind of the item that the mail refers to, such as `case`. */
      kind: z.string(),
      thingID: z.number(),
      reason: z.enum(['sender', 'gone']),
      from: z.string(),
      subject: z.string(),
      /** The sender's own text, without quotations. */
      text: z.string(),
      /** The whole mail. Empty if it has no quoted text. */
      whole: z.string(),
      files: z.array(attachedFile),
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
});
