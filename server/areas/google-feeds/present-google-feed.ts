import type { GoogleFeed } from '../../../contract/google-feeds/google-feed.ts';
import { googleLacks } from '../../../domain/google-feeds.ts';
import type { Language } from '../../../domain/language.ts';
import { signLink } from '../../platform/signed-links.ts';
import { listHostBusinesses } from '../accounts/accounts.ts';
import type { GoogleFeedsDeps } from './google-feeds-context.ts';
import { googleFeedsStore, type FeedOwner, type FeedRow } from './google-feeds-store.ts';

/** Homes named for each thing that is missing. */
const examplesMax = 5;

export const feedGrant = ({ kind, subject }: FeedOwner, nonce: string) =>
  ({ purpose: 'google-feed', subject: `${kind}-${subject}`, recipient: 'google', nonce }) as const;

function addressesOf(
  { publicUrl, secret, operator }: Pick<GoogleFeedsDeps, 'publicUrl' | 'secret' | 'operator'>,
  owner: FeedOwner,
  { nonce }: FeedRow,
): NonNullable<GoogleFeed['addresses']> {
  const base = `${publicUrl}/google/${owner.kind}-${owner.subject}/${signLink(secret, feedGrant(owner, nonce))}`;
  return {
    homes: operator().languages.map((language) => ({ language, url: `${base}/homes-${language}.xml` })),
    prices: `${base}/prices.xml`,
    landingPages: `${base}/landing-pages.xml`,
  };
}

/** Shows the addresses of a feed, who reads it, and what its homes lack. */
export async function presentGoogleFeed(
  deps: GoogleFeedsDeps,
  owner: FeedOwner,
  language: Language,
): Promise<GoogleFeed> {
  const { db } = deps.connection;
  const today = deps.clock.today();
  const { languages } = deps.operator();
  const [row, homes, lacks] = await Promise.all([
    googleFeedsStore.find(db, owner),
    googleFeedsStore.countListed(db, owner, { languages, today }),
    googleFeedsStore.lacks(db, owner, { languages, language, today }, examplesMax),
  ]);
  const reading = (one: FeedRow['homesRead'] | undefined): GoogleFeed['homesRead'] =>
    one ? { at: one.at.toISOString(), program: one.program } : null;
  return {
    addresses: row && addressesOf(deps, owner, row),
    homes,
    lacks: lacks.toSorted((one, other) => googleLacks.indexOf(one.lack) - googleLacks.indexOf(other.lack)),
    homesRead: reading(row?.homesRead),
    pricesRead: reading(row?.pricesRead),
  };
}

export async function presentFeedsOfPerson(
  deps: GoogleFeedsDeps,
  uid: string,
  language: Language,
): Promise<{
  businesses: { kind: 'landlord' | 'agency'; number: number; name: string; feed: GoogleFeed }[];
}> {
  const businesses = await listHostBusinesses(deps.connection.db, uid);
  return {
    businesses: await Promise.all(
      businesses.map(async ({ kind, subject, name }) => ({
        ...{ kind, number: subject, name },
        feed: await presentGoogleFeed(deps, { kind, subject }, language),
      })),
    ),
  };
}
