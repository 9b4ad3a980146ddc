/** A lake by its middle line: latitude, longitude and half its width there, in kilometres. */
type MiddleLine = readonly (readonly [number, number, number])[];

const kmPerDegree = 111.32;
/** Points interpolated between two given ones. */
const steps = 12;

/** A calm outline around a middle line, closed: longitude and latitude in degrees. */
export function lakeOutline(line: MiddleLine): [number, number][] {
  const [originLat, originLon] = line[0]!;
  const kmPerLon = kmPerDegree * Math.cos((originLat * Math.PI) / 180);
  const circles = line.map(([lat, lon, half]): Round => ({
    x: (lon - originLon) * kmPerLon,
    y: (lat - originLat) * kmPerDegree,
    half,
  }));
  const rounds =
    circles.length === 1
      ? circles
      : circles
          .slice(1)
          .flatMap((_, at) => between(circles, at))
          .concat(circles.at(-1)!);
  const headings = rounds.map((_, at) => {
    const [before, after] = [rounds[Math.max(0, at - 1)]!, rounds[Math.min(rounds.length - 1, at + 1)]!];
    return Math.atan2(after.y - before.y, after.x - before.x);
  });
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  const points = [
    ...rounds.map((round, at) => around(round, headings[at]! + Math.PI / 2)),
    ...cap(last, headings.at(-1)! + Math.PI / 2),
    ...rounds.map((round, at) => around(round, headings[at]! - Math.PI / 2)).reverse(),
    ...cap(first, headings[0]! - Math.PI / 2),
  ];
  const outline = points.map(([x, y]): [number, number] => [
    originLon + x / kmPerLon,
    originLat + y / kmPerDegree,
  ]);
  return [...outline, outline[0]!];
}

interface Round {
  x: number;
  y: number;
  half: number;
}

/** A smooth curve through the points (Catmull and Rom), of the segment after one of them. */
function between(circles: readonly Round[], at: number): Round[] {
  const [p0, p1, p2, p3] = [at - 1, at, at + 1, at + 2].map(
    (index) => circles[Math.max(0, Math.min(circles.length - 1, index))]!,
  ) as [Round, Round, Round, Round];
  const curve = (key: keyof Round, t: number): number =>
    0.5 *
    (2 * p1[key] +
      (p2[key] - p0[key]) * t +
      (2 * p0[key] - 5 * p1[key] + 4 * p2[key] - p3[key]) * t ** 2 +
      (3 * p1[key] - p0[key] - 3 * p2[key] + p3[key]) * t ** 3);
  return Array.from({ length: steps }, (_, step) => {
    const t = step / steps;
    return { x: curve('x', t), y: curve('y', t), half: Math.max(0.2, curve('half', t)) };
  });
}

const around = ({ x, y, half }: Round, angle: number): [number, number] => [
  x + half * Math.cos(angle),
  y + half * Math.sin(angle),
];

/** The half circle at an end, from one side to the other. */
function cap(round: Round, from: number): [number, number][] {
  return Array.from({ length: 7 }, (_, at) => around(round, from - (Math.PI * (at + 1)) / 8));
}
