import { campaignStates } from '../../domain/campaign.ts';
import { languages } from '../../domain/language.ts';
import { newsletterTopics } from '../../domain/newsletter.ts';
import { z } from '../schema.ts';

export const campaignId = z.number().int().min(1).max(1e12);

/** Issues of the newsletter, the last first. */
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
      /** The subject by language; a language without its page has none, and nobody who reads it gets the issue. */
      subjects: z.partialRecord(z.enum(languages), z.string()),
      /** What became of it, counted by mails and what mail servers and readers have said: nothing follows who opens it. */
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
  /** Shows previews for an hour. */
  key: z.string(),
});
