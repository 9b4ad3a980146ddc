/** Metres on foot that landlords may state. Texts: `object.walk.<kind>`. */
export const nearbyKinds = ['bakery', 'supermarket', 'restaurant', 'station'] as const;
export type Nearby = Partial<Record<(typeof nearbyKinds)[number], number>>;

/** A walk with children and bags. */
const metresAMinute = 70;

/** Steps of the scale in minutes: nobody has measured more exactly. */
const walkSteps = [5, 10, 20, 30] as const;
type WalkStep = (typeof walkSteps)[number];

interface WalkingDistances<Kind extends string> {
  /** What can be reached within each step, but not within the one before, nearest first. */
  steps: readonly { minutes: WalkStep; kinds: readonly Kind[] }[];
  /** What is farther than a walk, nearest first, in kilometres. */
  farther: readonly { kind: Kind; kilometres: number }[];
}

/** Above this, kilometres are whole. */
const roughFrom = 3000;

/** Sorts stated distances in metres by how long one walks; null where there are none. */
export function walkingDistances<Kind extends string>(
  distances: Partial<Record<Kind, number | null>>,
): WalkingDistances<Kind> | null {
  const places = (Object.entries(distances) as [Kind, number | null][])
    .filter((place): place is [Kind, number] => place[1] !== null && place[1] !== undefined)
    .toSorted(([, one], [, other]) => one - other);
  if (places.length === 0) return null;
  const stepOf = (metres: number): WalkStep | undefined =>
    walkSteps.find((minutes) => metres <= minutes * metresAMinute);
  return {
    steps: walkSteps.map((minutes) => ({
      minutes,
      kinds: places.filter(([, metres]) => stepOf(metres) === minutes).map(([kind]) => kind),
    })),
    farther: places
      .filter(([, metres]) => stepOf(metres) === undefined)
      .map(([kind, metres]) => ({
        kind,
        kilometres: metres < roughFrom ? Math.round(metres / 500) / 2 : Math.round(metres / 1000),
      })),
  };
}
