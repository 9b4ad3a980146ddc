import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

/** Converts the rule of feeds that only say whether pets are allowed. A yes means two dogs, and the host decides. */
export function dogsFromPetRule(
  petsAllowed: boolean,
): Required<Pick<FeedHomeInput, 'dogsMax' | 'dogsMaxIsKnown'>> {
  return { dogsMax: petsAllowed ? 2 : 0, dogsMaxIsKnown: !petsAllowed };
}
