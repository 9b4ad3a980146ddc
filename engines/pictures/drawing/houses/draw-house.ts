import type { Build } from '../scene-description.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import { type Place, type Vec, put } from '../space/camera.ts';
import { type Studio, boxCorners, drawBox } from '../space/solid.ts';
import { blackForestFarm, chalet } from './alpine-plans.ts';
import { type Block, blockCorners, drawBlock } from './block.ts';
import { cityRow } from './city-row.ts';
import { drawCone } from './cone.ts';
import { farmhouse, holidayHouse, thatched, timber } from './northern-plans.ts';
import { apartments, bungalow, cottage, houseboat, parkHouses } from './other-plans.ts';
import { type HousePlan, type PlanDeps, both, door, createRoof, row } from './plan.ts';
import { country, finca } from './southern-plans.ts';
import { villa } from './villa-plans.ts';

const warmLandscapes = new Set([
  'tuscany',
  'balearic',
  'dalmatia',
  'mediterranean',
  'provence',
  'vineyards',
  'tropics',
  'apulia',
  'groves',
  'volcanic',
  'volcanicLand',
]);
const alpine = new Set(['alps', 'mountains', 'blackForest', 'fjord', 'highlands', 'fells']);

function trulli({ random }: PlanDeps): HousePlan {
  const look = { frame: '#e9dcc4', shutter: '#5f8f96' };
  const [length, depth] = [random.between(7, 9), 5];
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height: 2.8,
        surface: 'plaster',
        color: '#fbf8f0',
        roof: createRoof('flat', 0, 'slate', '#efe6d4', '#fbf8f0', { over: 0.05, thick: 0.3 }),
        openings: {
          front: [
            door(length * 0.5, '#e9dcc4', '#5f8f96', { arched: true }),
            ...row(length, 3, 0.9, 0.9, 1, look, [1]),
          ],
          ...both(row(depth, 1, 0.9, 0.9, 1, look)),
        },
      },
    ],
    cones: [
      { right: -length * 0.32, deep: 0.4, radius: 2.2, height: 2.7, rise: random.between(3.4, 4) },
      { right: length * 0.36, deep: 0.6, radius: 2, height: 2.7, rise: random.between(2.8, 3.4) },
      { right: -length * 0.32 - 4, deep: 0.2, radius: 2.1, height: 2.4, rise: random.between(3, 3.6) },
    ],
    door: { right: 0, deep: -depth / 2 },
    width: length + 5,
    depth,
    height: 6.4,
  };
}

const plans: Record<string, (deps: PlanDeps) => HousePlan> = {
  chalet: (deps) => chalet(deps, false),
  mountainHut: (deps) => chalet(deps, true),
  finca,
  villa,
  farmhouse: (deps) =>
    deps.warm
      ? country(deps)
      : deps.landscape === 'blackForest'
        ? blackForestFarm(deps)
        : alpine.has(deps.landscape)
          ? chalet(deps, false)
          : farmhouse(deps),
  thatchedHouse: thatched,
  timberHouse: timber,
  stoneHouse: (deps) => (deps.warm ? country(deps) : cottage(deps)),
  bungalow,
  cityFlat: cityRow,
  holidayParkHouse: parkHouses,
  houseboat,
  trullo: trulli,
  cottage,
  apartment: apartments,
  holidayHouse: (deps) =>
    deps.warm
      ? deps.random.chance(0.5) || deps.build?.walls === 'stone'
        ? country(deps)
        : villa(deps)
      : alpine.has(deps.landscape) &&
          deps.build?.walls !== 'brick' &&
          deps.build?.walls !== 'plaster' &&
          deps.random.chance(0.45)
        ? chalet(deps, true)
        : holidayHouse(deps),
};

export const houseKinds = Object.keys(plans);

/** Plans the house of a home for all its pictures; unknown kinds become farmhouses. */
export function planHouse(kind: string, landscape: string, random: Random, build?: Build): HousePlan {
  const deps = { random, landscape, build, warm: warmLandscapes.has(landscape) };
  const plan = Object.hasOwn(plans, kind) ? plans[kind] : undefined;
  return (plan ?? farmhouse)(deps);
}

/** True if `a` is hidden behind `b`, seen from `eye`, in metres of the house's own coordinates. */
function before(a: Block, b: Block, eye: readonly [number, number]): boolean {
  const slack = 0.9;
  const parted = (ca: number, ha: number, cb: number, hb: number, at: number): boolean | null => {
    if (ca + ha <= cb - hb + slack) return at > (ca + ha + cb - hb) / 2;
    if (cb + hb <= ca - ha + slack) return at < (cb + hb + ca - ha) / 2;
    return null;
  };
  if ((b.foot ?? 0) > (a.foot ?? 0) + 1) return true;
  const deep = parted(a.deep, a.depth / 2, b.deep, b.depth / 2, eye[1]);
  if (deep !== null) return deep;
  return parted(a.right, a.length / 2, b.right, b.length / 2, eye[0]) ?? false;
}

export function drawHouse(studio: Studio, place: Place, plan: HousePlan): string {
  const [c, s] = [Math.cos(place.yaw), Math.sin(place.yaw)];
  const eye = [-place.x * c - place.z * s, place.x * s - place.z * c] as const;
  const blocks = [...plan.blocks];
  for (let i = 0; i < blocks.length; i++)
    for (let j = i + 1; j < blocks.length; j++) {
      const [a, b] = [blocks[i] as Block, blocks[j] as Block];
      if (before(b, a, eye) && !before(a, b, eye)) [blocks[i], blocks[j]] = [b, a];
    }
  const cones = [...(plan.cones ?? [])].sort(
    (a, b) => put(place, b.right, 0, b.deep)[2] - put(place, a.right, 0, a.deep)[2],
  );
  return (
    cones.map((cone) => drawCone(studio, place, cone)).join('') +
    blocks.map((block) => drawBlock(studio, place, block)).join('') +
    (plan.solids ?? []).map((solid) => drawBox(studio, place, solid, solid.color)).join('')
  );
}

/** Corners of everything that casts a shadow. */
export const houseCorners = (place: Place, plan: HousePlan): Vec[][] => [
  ...plan.blocks.filter(({ foot = 0 }) => foot < 4).map((block) => blockCorners(block, place)),
  ...(plan.cones ?? []).map(({ right, deep, radius, height, rise }) => [
    ...boxCorners(place, { right, deep, length: radius * 1.7, depth: radius * 1.7, height }),
    put(place, right, height + rise, deep),
  ]),
];
