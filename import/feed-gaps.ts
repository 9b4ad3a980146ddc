import type { FeedHome } from '../contract/feeds/feed-home.ts';
import { unknownCancellation, isNeverFree } from '../domain/booking/cancellation-steps.ts';
import { findGaps, type HomeGap } from '../domain/homes/gaps.ts';
import { needsRegistrationNumber } from '../domain/homes/registration-numbers.ts';
import type { PlainDate } from '../domain/stay.ts';

/**
 * Returns what a home of a feed lacks before guests may see it, by the rules for homes that were entered by hand. Beds
 * are not demanded, since most tables do not tell them by room.
 */
export function findFeedGaps(
  home: FeedHome,
  { country, photos, today }: { country: string; photos: number; today: PlainDate },
): HomeGap[] {
  const written = Object.values(home.texts ?? {});
  const text = written.find(({ translatedFrom }) => translatedFrom === null) ?? written[0];
  const pricedUntil = home.calendar
    ?.filter(({ nightlyPrice }) => nightlyPrice !== undefined || home.nightlyPrice !== undefined)
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const { gaps } = findGaps(
    {
      hasAddress: home.address !== undefined,
      hasSize: home.squaremeterLiving > 0 && home.bathrooms > 0,
      countBeds: 1,
      title: text?.title ?? '',
      description: text?.description ?? '',
      photos,
      unnamedPhotos: 0,
      pricedUntil: home.calendar ? (pricedUntil ?? null) : lastDay,
      hasCancellation: !isNeverFree(home.cancellation ?? unknownCancellation),
      hasTimes: true,
      registrationNumber: home.registrationNumber ?? '',
      needsRegistration: needsRegistrationNumber(country),
    },
    today,
  );
  return gaps;
}

/** A price without days holds for all nights. */
const lastDay = '9999-12-31' as PlainDate;
