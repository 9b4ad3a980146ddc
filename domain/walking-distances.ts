/** Metres on foot that landlords may state. Texts: `object.walk.<kind>`. */
export const nearbyKinds = ['bakery', 'supermarket', 'restaurant', 'station'] as const;
export type Nearby = Partial<Record<(typeof nearbyKinds)[number], number>>;

/** Metres per minute for a walk with children and bags. */
const metresPerMinute = 70;

/** Steps of the scale in minutes. Landlords' distances are not precise enough for smaller steps. */
const walkSteps = [5, 10, 20, 30] as const;
type WalkStep = (typeof walkSteps)[number];

interface WalkingDistances<Kind extends string> {
  /** Places grouped by walking time: each step contains those that no shorter step contains, nearest first. */
  steps: readonly { minutes: WalkStep; kinds: readonly Kind[] }[];
  /** Places that are too far to walk, nearest first, in kilometres. */
  farther: readonly { kind: Kind; kilometres: number }[];
}

/** Metres above which kilometres are rounded to whole numbers. */
const roughFrom = 3000;

/** Groups stated distances in metres by walking time. Null if there are none. */
export function walkingDistances<Kind extends string>(
  distances: Partial<Record<Kind, number | null>>,
): WalkingDistances<Kind> | null {
  const places = (Object.entries(distances) as [Kind, number | null][])
    .filter((place): place is [Kind, number] => place[1] !== null && place[1] !== undefined)
    .toSorted(([, one], [, other]) => one - other);
  if (places.length === 0) return null;
  const stepOf = (metres: number): WalkStep | undefined =>
    walkSteps.find((minutes) => metres <= minutes * metresPerMinute);
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
