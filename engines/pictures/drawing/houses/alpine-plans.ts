import { type HousePlan, type PlanDeps, bayMiddle, both, door, createRoof, row } from './plan.ts';
import { woods, white } from './northern-plans.ts';

/** A broad roof over plaster and wood, balcony with flowers. */
export function chalet({ random }: PlanDeps, small: boolean): HousePlan {
  const wood = random.pick(woods);
  const length = small ? random.between(6.5, 8) : random.between(10, 12.5);
  const depth = small ? random.between(6, 7) : random.between(9, 11);
  const height = small ? random.between(2.8, 3.4) : random.between(5.2, 5.8);
  const rise = length * random.between(0.22, 0.3);
  const shutter = random.pick(['#3f6b4f', '#8c2f22', '#5a3d2a', undefined]);
  const look = { frame: white, shutter: small ? undefined : shutter, box: true };
  const base = random.pick(['#f6eddc', '#efe2cc', '#fbf6ea']);
  const count = small ? 3 : 4;
  const logs = random.chance(0.4);
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: small ? (logs ? 'logs' : 'boards') : random.chance(0.3) ? 'stone' : 'plaster',
        color: small ? wood : base,
        ...(small
          ? { plinth: '#a59a8c' }
          : { upper: { surface: logs ? ('logs' as const) : ('boards' as const), color: wood, from: 2.7 } }),
        roof: createRoof(
          'cross',
          rise,
          random.pick(['shingles', 'slate']),
          random.pick(['#6b5346', '#7d5f4c', '#5f5a5a', '#75665a']),
          random.pick(['#6a4630', '#8a6242']),
          { over: 1.15, verge: 1.25, thick: 0.34 },
        ),
        openings: {
          front: [
            ...row(length, count, 0.8, 1.05, 1.25, look, [1]),
            door(bayMiddle(length, count, 1), wood, random.pick(['#5a3d2a', '#0f5a56', '#7a2f22'])),
            ...(small ? [] : row(length, count, 3.4, 1.05, 1.4, { ...look, box: false })),
            ...row(length * 0.4, small ? 1 : 2, height + 0.25, 0.8, 0.95, { frame: white }).map((o) => ({
              ...o,
              s: o.s + length * 0.3,
            })),
          ],
          ...both([
            ...row(depth, small ? 2 : 3, 0.85, 1, 1.2, look),
            ...(small ? [] : row(depth, 3, 3.4, 1, 1.2, look)),
          ]),
        },
        ...(small ? {} : { balcony: { side: 'front' as const, up: 2.75, color: wood, deep: 1.05 } }),
        chimneys: [{ right: length * 0.16, deep: depth * 0.12, color: '#cfc4b4' }],
      },
    ],
    solids: small
      ? [{ right: 0, deep: -depth / 2 - 0.9, length, depth: 1.8, height: 0.25, color: '#a98a68' }]
      : [],
    door: { right: -length / 2 + bayMiddle(length, count, 1), deep: -depth / 2 - (small ? 1.8 : 0) },
    width: length,
    depth,
    height: height + rise,
  };
}

/** The farmhouse of the Black Forest: a huge half-hipped roof that comes down low. */
export function blackForestFarm({ random }: PlanDeps): HousePlan {
  const wood = random.pick(woods);
  const [length, depth, height] = [random.between(13, 16), random.between(10, 11.5), 5];
  const look = { frame: white, shutter: random.pick([undefined, '#3f6b4f', '#8c2f22']), box: true };
  return {
    blocks: [
      {
        right: 0,
        deep: 0,
        length,
        depth,
        height,
        surface: 'plaster',
        color: '#f3ead9',
        upper: { surface: 'boards', color: wood, from: 2.6 },
        plinth: '#a89c8c',
        roof: createRoof(
          'half',
          random.between(5.2, 6),
          'shingles',
          random.pick(['#6f5a4c', '#7a6050', '#85604e']),
          '#5a3d2a',
          { over: 1.5, verge: 1, thick: 0.4 },
        ),
        openings: {
          front: [
            ...row(length, 6, 0.8, 1, 1.2, look, [2]),
            door(bayMiddle(length, 6, 2), wood, '#5a3d2a', { arched: true }),
            ...row(length, 7, 3.3, 1, 1.1, { ...look, shutter: undefined }),
          ],
          ...both([...row(depth, 4, 0.8, 1, 1.2, look), ...row(depth, 4, 3.3, 1, 1.1, { frame: white })]),
        },
        balcony: { side: 'front', up: 2.7, color: wood, deep: 0.9 },
        chimneys: [{ right: 2, deep: 0.3, color: '#b0614a' }],
      },
    ],
    door: { right: -length / 2 + bayMiddle(length, 6, 2), deep: -depth / 2 },
    width: length,
    depth,
    height: 11,
  };
}
