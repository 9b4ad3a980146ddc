import { campaignStates, exclusions } from '../../domain/campaign.ts';
import { languages } from '../../domain/language.ts';
import { newsletterTopics, signUpPlaces } from '../../domain/newsletter.ts';
import { z } from '../schema.ts';

export const campaignId = z.number().int().min(1).max(1e12);

/** Subscribers of a topic, each counted once: as a reader by language, or by why an issue does not go to them. */
const audience = z.object({
  readers: z.partialRecord(z.enum(languages), z.number()),
  excluded: z.record(z.enum(exclusions), z.number()),
  /** Time at which sending of the topic's last issue began. Null if there was none. */
  lastIssueAt: z.iso.datetime().nullable(),
  /** Readers who have confirmed since. All of them if there was no issue. */
  joined: z.number(),
  /** Subscribers of the topic who have unsubscribed since. */
  left: z.number(),
});

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
      /** The subject by language. Readers of a language without this page do not get the issue. */
      subjects: z.partialRecord(z.enum(languages), z.string()),
      /** Number of current recipients by language. Empty once sending has begun. */
      readers: z.partialRecord(z.enum(languages), z.number()),
      /** Counts of mails, bounces and unsubscriptions (`ended`). Opens are not tracked. */
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
  audience: z.record(z.enum(newsletterTopics), audience),
  /** Confirmed subscribers by where they signed up, the most frequent place first. */
  sources: z.array(
    z.object({
      place: z.enum(signUpPlaces),
      /** Code of an advertisement that led there. Empty without one. */
      code: z.string(),
      readers: z.number(),
      /** Those who have confirmed within the last 30 days. */
      recent: z.number(),
    }),
  ),
  /** Authorizes previews for one hour. */
  key: z.string(),
});
export type CampaignList = z.infer<typeof campaignList>;
