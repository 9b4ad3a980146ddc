import { attachedFile } from '../attached-file.ts';
import { z } from '../schema.ts';

/** Mails that answer one of ours and come from somebody else than expected, or about what is gone. */
export const setAside = z.object({
  /** How many there are; the list ends at fifty. */
  total: z.number(),
  mails: z.array(
    z.object({
      id: z.number(),
      /** What it answers, such as `case` and the number of a case. */
      kind: z.string(),
      thingID: z.number(),
      reason: z.enum(['sender', 'gone']),
      from: z.string(),
      subject: z.string(),
      /** What the sender typed, without what was quoted. */
      text: z.string(),
      /** The whole mail; empty where nothing was quoted. */
      whole: z.string(),
      files: z.array(attachedFile),
      refusedFiles: z.number(),
      at: z.string(),
    }),
  ),
});
