import type { Block } from './block.ts';
import type { Opening } from './openings.ts';
import { type HousePlan, type PlanDeps, door, glass, createRoof, row } from './plan.ts';

const white = '#fbf7f0';
const fronts = [
  '#e9c9a0',
  '#dc9a76',
  '#f4e6cc',
  '#a9c0b6',
  '#eab8a4',
  '#d8c090',
  '#9db4b8',
  '#f4d9a6',
  '#c0705a',
  '#e6d8c0',
] as const;
const canalFronts = [
  '#7d4438',
  '#94503e',
  '#5c4a46',
  '#e8dcc6',
  '#6b3a34',
  '#a96a50',
  '#3f4a4e',
  '#d8b890',
] as const;

/** Town houses wall to wall along a street or a canal. */
export function cityRow({ random, landscape }: PlanDeps): HousePlan {
  const canal = landscape === 'canal';
  const blocks: Block[] = [];
  let right = -34;
  let previous = '';
  while (right < 34) {
    const bays = canal ? random.int(2, 3) : random.int(3, 4);
    const length = bays * (canal ? random.between(1.9, 2.2) : random.between(2, 2.5));
    const storey = random.between(3, 3.4);
    const storeys = canal ? random.int(3, 4) : random.int(4, 5);
    const height = storeys * storey + 0.5;
    let color: string = random.pick(canal ? canalFronts : fronts);
    if (color === previous) color = canal ? '#b56a50' : '#f8eedc';
    previous = color;
    const brick = canal && !['#e8dcc6', '#d8b890'].includes(color);
    const look = {
      frame: white,
      shutter:
        !canal && random.chance(0.35) ? random.pick(['#4f7a6a', '#5f7f95', '#7d5a44', '#6f8f9a']) : undefined,
      arched: !canal && random.chance(0.2),
      box: random.chance(0.25),
      panes: [2, canal ? 3 : 2] as const,
    };
    const front: Opening[] = [];
    for (let s = 1; s < storeys; s++)
      front.push(...row(length, bays, s * storey + 0.7, canal ? 1.15 : 1.05, canal ? 2 : 1.75, look));
    const at = random.int(0, bays - 1);
    const middle = (length / bays) * (at + 0.5);
    front.push(
      door(middle, white, random.pick(['#0f5a56', '#7a3b26', '#2f4a6a', '#b03a28', '#1f2f2c']), {
        h: 2.5,
        arched: !canal && random.chance(0.4),
      }),
    );
    const shop = !canal && random.chance(0.55);
    for (let b = 0; b < bays; b++)
      if (b !== at)
        front.push(
          shop
            ? glass((length / bays) * b + 0.25, 0.5, length / bays - 0.5, 2.1, '#3c4a4c', 1)
            : { kind: 'window', s: (length / bays) * (b + 0.5) - 0.6, t: 0.8, w: 1.2, h: 1.8, ...look },
        );
    const gabled = canal ? random.chance(0.75) : random.chance(0.2);
    if (gabled) front.push(...row(length, 1, height + 0.2, 0.9, 1.2, { frame: white, arched: true }));
    const roof = gabled
      ? createRoof(
          'cross',
          length * random.between(0.5, 0.62),
          'tiles',
          random.pick(['#7d4a3c', '#5b5a5c']),
          white,
          { over: 0.15, verge: 0.1, thick: 0.22 },
        )
      : createRoof(
          'hip',
          random.between(2.4, 3.2),
          'slate',
          random.pick(['#5b6468', '#7d4a3c', '#4f5a5c', '#6f7a7c']),
          white,
          { over: 0.35, thick: 0.36 },
        );
    blocks.push({
      right: right + length / 2,
      deep: 0,
      length,
      depth: 10,
      height,
      surface: brick ? 'brick' : 'plaster',
      color,
      plinth: '#8d8278',
      roof,
      openings: { front },
      dormers: gabled ? [] : [-0.24, 0.24].map((u) => ({ right: u * length, width: 1.3, frame: white })),
    });
    right += length;
  }
  return { blocks, door: { right: 0, deep: -5 }, width: 68, depth: 10, height: 16 };
}
