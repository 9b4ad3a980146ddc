import { mix } from '../color.ts';
import { jetty } from '../outdoors/beach-and-street.ts';
import { type Item } from '../space/depth-order.ts';
import { coastHomeKinds, sails, southern } from './coast-homes.ts';
import { type Land, step, swells } from './land.ts';
import type { Motif } from './motif.ts';
import { growth, house, tree } from './pieces.ts';
import { ribbon } from './ribbons.ts';
import { drawTerrain } from './terrain.ts';
import { bicycle, rowingBoat } from './wayside.ts';

export const jettyLake: Motif = {
  water: true,
  horizon: [405, 440],
  eye: [4.6, 5.6],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette } = stage;
    const rise = swells(stage, 0.35);
    const land: Land = (x, z) => {
      const bank =
        (0.9 + rise(x, z) + 7 * step(24, 70, x)) *
          step(0, 7, x - 15 - Math.sin(z / 8) * 3 - ((z - 64) / 15) ** 2) -
        0.1;
      const near = (0.8 + rise(x, z)) * step(25, 20, z + Math.sin(x / 4) * 1.4 - (x - 4) * 0.22) - 0.08;
      return Math.max(bank * step(26, 40, z) * step(112, 96, z), near);
    };
    const items: Item[] = [{ z: 21, markup: jetty(stage, { x: 5.2, z: 19, yaw: -0.14 }, 26, 2.4) }];
    items.push(
      rowingBoat(stage, 1.6, 29, 4.6, random.pick(['#c8421b', '#1f6f6a', '#fbf7f0'])),
      rowingBoat(stage, 13.6, 36, 4.4, '#2f6f9a'),
    );
    for (const [x, z] of [
      [26, 60],
      [40, 78],
      [52, 92],
    ] as const)
      items.push(
        house(
          stage,
          land,
          random.pick(coastHomeKinds(name)),
          name,
          x + random.between(-2, 2),
          z,
          random.between(0.2, 0.55) * palette.side,
        ),
      );
    const trees = landscape.trees;
    for (let i = 0; i < 26; i++) {
      const z = random.between(64, 104);
      items.push(
        tree(stage, land, random.pick(trees), random.between(32, 30 + z * 0.6), z, random.between(0.75, 1.2)),
      );
    }
    items.push(tree(stage, land, random.pick(trees), 14.2, 26, 0.8));
    items.push(...sails(setting, random.int(2, 4), [80, 200]));
    const plants = growth(stage, landscape, land, 13, 24, 40);
    items.push(...plants.filter((_, i) => i % 4 !== 0), ...growth(stage, landscape, land, 44, 80, 16));
    if (!palette.snow && random.chance(0.7)) items.push(bicycle(stage, land, 8.6, 17.4));
    return drawTerrain(
      stage,
      {
        land,
        near: 11,
        far: 112,
        color: landscape.ground === 'sand' || southern.has(name) ? ground : mix(ground, palette.foliage, 0.2),
        foam: true,
      },
      items,
    );
  },
};

/** Cabins at the foot of steep slopes that close in on both sides of the water. */
export const narrowFjord: Motif = {
  water: true,
  horizon: [415, 445],
  eye: [6.8, 8.2],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette } = stage;
    const rise = swells(stage, 0.8);
    const land: Land = (x, z) => {
      const right =
        step(0, 4, x - 15 - Math.sin(z / 10) * 4) *
        (1.1 + 0.03 * Math.max(0, x - 32) ** 2 + rise(x, z) * 0.6);
      const left =
        step(0, 8, -x - 44 + (z - 70) * 0.16 + Math.sin(z / 12) * 5) *
        (2 + 0.02 * Math.max(0, -x - 38) ** 2) *
        step(56, 84, z);
      const near = (1.6 + rise(x, z) * 0.6) * step(33, 25, z - (x - 6) * 0.4 + Math.sin(x / 3) * 1.2);
      return Math.max(right * step(30, 46, z), left, near) - 0.12;
    };
    const items: Item[] = [];
    for (const [x, z] of [
      [23, 56],
      [30, 70],
      [27, 88],
      [41, 82],
      [36, 104],
    ] as const)
      items.push(
        house(
          stage,
          land,
          random.pick(coastHomeKinds(name)),
          name,
          x + random.between(-1.5, 1.5),
          z,
          random.between(0.25, 0.6) * palette.side,
        ),
      );
    items.push({ z: 60, markup: jetty(stage, { x: 15.6, z: 52, yaw: 0.75 }, 13, 2) });
    items.push(
      rowingBoat(stage, 7, 50, 5, '#c8421b'),
      rowingBoat(stage, -2, 66, 6, '#fbf7f0'),
      ...sails(setting, 2, [90, 150]),
    );
    const trees = landscape.trees;
    for (let i = 0; i < 30; i++) {
      const z = random.between(54, 118);
      items.push(
        tree(stage, land, random.pick(trees), z * random.between(0.46, 0.6), z, random.between(0.6, 1)),
      );
    }
    for (let i = 0; i < 18; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          -random.between(50, 76),
          random.between(92, 124),
          random.between(0.6, 0.9),
        ),
      );
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [-5, 12],
          [0, 17],
          [5, 22],
          [12, 26],
          [19, 34],
          [22, 48],
        ],
        0.9,
        '#d9cba8',
      ),
    );
    items.push(tree(stage, land, random.pick(trees), 13.5, 28, 0.8));
    items.push(...growth(stage, landscape, land, 17, 34, 36));
    return drawTerrain(
      stage,
      { land, near: 15, far: 126, color: ground, bank: palette.snow ? '#9aa4ae' : '#8a8578', foam: true },
      items,
    );
  },
};
