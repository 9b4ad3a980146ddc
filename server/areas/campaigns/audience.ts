import type { CampaignList } from '../../../contract/campaigns/campaign.ts';
import { exclusions } from '../../../domain/campaign.ts';
import { newsletterTopics, type NewsletterTopic } from '../../../domain/newsletter.ts';
import type { Queryable } from '../../platform/database.ts';
import { campaignsStore } from './campaigns-store.ts';

export type Audience = CampaignList['audience'][NewsletterTopic];

async function readAudience(db: Queryable, topic: NewsletterTopic, now: Date): Promise<Audience> {
  const [rows, { lastIssueAt, joined, left }] = await Promise.all([
    campaignsStore.audience(db, topic, now),
    campaignsStore.changesSinceLast(db, topic, now),
  ]);
  const countOf = (exclusion: (typeof exclusions)[number]): number =>
    rows.filter(({ standing }) => standing === exclusion).reduce((sum, { count }) => sum + count, 0);
  return {
    readers: Object.fromEntries(
      rows.filter(({ standing }) => standing === 'reader').map(({ language, count }) => [language, count]),
    ),
    excluded: Object.fromEntries(
      exclusions.map((exclusion) => [exclusion, countOf(exclusion)]),
    ) as Audience['excluded'],
    lastIssueAt: lastIssueAt?.toISOString() ?? null,
    joined,
    left,
  };
}

/** Counts for each topic to whom an issue would go now, and to whom not. */
export async function readAudiences(db: Queryable, now: Date): Promise<Record<NewsletterTopic, Audience>> {
  const audiences = await Promise.all(
    newsletterTopics.map(async (topic) => [topic, await readAudience(db, topic, now)] as const),
  );
  return Object.fromEntries(audiences) as Record<NewsletterTopic, Audience>;
}
