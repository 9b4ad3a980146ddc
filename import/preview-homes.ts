import type { FeedHome } from '../contract/feeds/feed-home.ts';
import type { FeedPreview, FeedPreviewHome } from '../contract/home-feeds/home-feed-preview.ts';
import { homeGaps } from '../domain/homes/gaps.ts';
import { languages, type Localized } from '../domain/language.ts';
import type { PlainDate } from '../domain/stay.ts';
import type { Located } from '../engines/geography/face.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { findFeedGaps } from './feed-gaps.ts';
import { writeTexts } from './write-texts.ts';

interface Placed {
  feed: FeedHome;
  located: Located;
}

const homesShown = 3;
const descriptionMax = 1_500;

/** Shows some homes of a trial, and counts the new ones that would not go live yet. */
export function previewHomes(
  placed: readonly Placed[],
  isNew: (key: string) => boolean,
  { rate, texts, today }: { rate: number; texts: SiteTexts; today: PlainDate },
): FeedPreview {
  const gapsOf = ({ feed, located: { country } }: Placed) =>
    findFeedGaps(feed, { country, photos: feed.photos?.length ?? 0, today });
  const gapsOfNew = placed
    .filter(({ feed }) => isNew(feed.key))
    .map(gapsOf)
    .filter((gaps) => gaps.length > 0);
  const step = Math.max(1, Math.floor(placed.length / homesShown));
  return {
    homes: placed
      .filter((_, index) => index % step === 0)
      .slice(0, homesShown)
      .map((home) => ({ ...presentHome(home, { rate, texts }), gaps: gapsOf(home) })),
    incomplete: gapsOfNew.length,
    gaps: homeGaps
      .map((gap) => ({ gap, count: gapsOfNew.filter((gaps) => gaps.includes(gap)).length }))
      .filter(({ count }) => count > 0),
  };
}

function presentHome(
  { feed, located: { town } }: Placed,
  { rate, texts }: { rate: number; texts: SiteTexts },
): Omit<FeedPreviewHome, 'gaps'> {
  const written = writeTexts(feed, town.names, texts);
  const localize = (pick: (text: (typeof written)[number]) => string): Localized =>
    Object.fromEntries(
      languages.map((language) => [language, pick(written.find((text) => text.language === language)!)]),
    ) as Localized;
  const { personsMax, bedrooms, bathrooms, dogsMax, dogsMaxIsKnown, amenities, minStay, kind, key } = feed;
  const [photo] = feed.photos ?? [];
  return {
    ...{ key, kind, personsMax, bedrooms, bathrooms, dogsMax, dogsMaxIsKnown, amenities, minStay },
    title: localize(({ title }) => title),
    description: localize(({ description }) => description.slice(0, descriptionMax)),
    place: { ...town.names },
    squaremeters: feed.squaremeterLiving,
    nightlyPrice: feed.nightlyPrice === undefined ? null : Math.round(feed.nightlyPrice * rate * 100) / 100,
    checkIn: feed.checkIn ?? null,
    checkOut: feed.checkOut ?? null,
    photoCount: feed.photos?.length ?? 0,
    photo: photo ? { url: photo.url, data: null } : null,
  };
}
