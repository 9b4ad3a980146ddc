import { campaignStates } from '../../domain/campaign.ts';
import { languages } from '../../domain/language.ts';
import { newsletterTopics } from '../../domain/newsletter.ts';
import { z } from '../schema.ts';

export const campaignId = z.number().int().min(1).max(1e12);

/** Issues of the newsletter, latest first. */
export const campaignList = z.object({
  campaigns: z.array(
    z.object({
      id: z.number(),
      path: z.string(),
      topic: z.enum(newsletterTopics),
      state: z.enum(campaignStates),
      rate: z.number(),
      sendAt: z.string().nullable(),
      finishedAt: z.string().nullable(),
      /** The subject by language; a language without its page has none, and its readers do not get the issue. */
      subjects: z.partialRecord(z.enum(languages), z.string()),
      /** Who would get it now, by language; empty once it goes out. */
      readers: z.partialRecord(z.enum(languages), z.number()),
      /** Counts of mails and of answers from mail servers and readers; opens are not tracked. */
      figures: z.object({
        recipients: z.number(),
        sent: z.number(),
        bounced: z.number(),
        ended: z.number(),
        unsure: z.number(),
        refused: z.number(),
        skipped: z.number(),
      }),
    }),
  ),
  /** Opens previews for an hour. */
  key: z.string(),
});
