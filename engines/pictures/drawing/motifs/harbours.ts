import { parasol, tableSet } from '../outdoors/furniture.ts';
import { type Item } from '../space/depth-order.ts';
import { coastHomeKinds, rockColor, sails } from './coast-homes.ts';
import { type Land, mound, step, swells } from './land.ts';
import type { Motif } from './motif.ts';
import { building, churchPlan, growth, house, tree } from './pieces.ts';
import { ribbon } from './ribbons.ts';
import { drawTerrain } from './terrain.ts';
import { rowingBoat } from './wayside.ts';

export const harbourTown: Motif = {
  water: true,
  horizon: [395, 425],
  eye: [10.6, 12],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random } = stage;
    const rise = swells(stage, 0.4);
    const x0 = random.between(26, 32);
    const hill = mound(x0 + 6, 112, 30, 26, random.between(6, 9));
    const land: Land = (x, z) => {
      const r = ((x - x0 - 10) / 34) ** 2 + ((z - 108) / 24) ** 2;
      const spit =
        1.5 * step(1.15, 0.95, r) +
        hill(x, z) * step(1.15, 0.7, r) +
        (x > x0 + 20 ? 2 * step(x0 + 20, x0 + 40, x) : 0) -
        0.12;
      const near = (4.6 + rise(x, z)) * step(44, 29, z - (x - 8) * 0.42) - 0.25;
      return Math.max(spit, near);
    };
    const items: Item[] = [];
    for (const [z, spread, count] of [
      [116, 16, 3],
      [108, 24, 4],
      [100, 28, 5],
      [91, 25, 5],
    ] as const)
      for (let i = 0; i < count; i++)
        items.push(
          house(
            stage,
            land,
            random.pick(coastHomeKinds(name)),
            name,
            x0 + 8 + ((i / (count - 1)) * 2 - 1) * spread + random.between(-1.5, 1.5),
            z + random.between(-1, 1),
            random.between(-0.6, 0.6),
          ),
        );
    items.push(building(stage, land, churchPlan(stage, true), x0 + 4, 118, random.between(-0.4, 0.4)));
    const trees = landscape.trees;
    for (let i = 0; i < 9; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          x0 + random.between(-16, 34),
          random.between(96, 124),
          random.between(0.6, 0.95),
        ),
      );
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [-7, 13],
          [-2, 19],
          [5, 24],
          [13, 30],
          [22, 35],
          [33, 38],
        ],
        1.1,
        '#e6d3ac',
      ),
    );
    items.push(
      tree(stage, land, random.pick(trees), 13.5, 29, 0.95),
      tree(stage, land, random.pick(trees), 17.5, 34, 0.8),
    );
    items.push(...sails(setting, random.int(2, 4), [90, 220]));
    for (let i = 0; i < 5; i++)
      items.push(
        rowingBoat(
          stage,
          x0 - 22 + i * 8 + random.between(-2, 2),
          76 + random.between(-5, 4),
          random.between(4, 6),
          random.pick(['#c8421b', '#2f6f9a', '#fbf7f0', '#1f6f6a']),
        ),
      );
    items.push(...growth(stage, landscape, land, 19, 42, 30));
    return drawTerrain(
      stage,
      { land, near: 17, far: 134, color: ground, bank: rockColor(name), foam: true },
      items,
    );
  },
};

/** A table under the parasol above a bay of clear water, houses on the cliff beyond. */
export const bayTable: Motif = {
  water: true,
  horizon: [385, 415],
  eye: [10.4, 11.4],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random } = stage;
    const rise = swells(stage, 0.5);
    const land: Land = (x, z) => {
      const cliff =
        (10 + rise(x, z) * 2 + 4 * step(30, 70, x)) *
          step(0, 10, x - 20 - Math.sin(z / 9) * 4 - ((z - 96) / 12) ** 2) -
        0.3;
      const near = 7.4 * step(30, 25, z - (x - 4) * 0.3) + rise(x, z) * 0.1 - 0.3;
      return Math.max(cliff * step(52, 70, z), near);
    };
    const items: Item[] = [];
    const [tx, tz] = [6.2, 20.5];
    const y = land(tx, tz);
    items.push({ z: tz, markup: tableSet(stage, { x: tx, z: tz, y, yaw: 0.12 }, '#9a7350', '#fbf3e2') });
    items.push({
      z: tz + 0.2,
      markup: parasol(
        stage,
        { x: tx + 0.4, z: tz + 0.8, y, yaw: 0 },
        1.9,
        random.pick(['#c8421b', '#f3e6cc', '#2f8f8a', '#e9a23b']),
      ),
    });
    for (const [x, z] of [
      [34, 88],
      [44, 98],
      [56, 92],
      [40, 108],
      [66, 106],
    ] as const)
      items.push(
        house(stage, land, random.pick(coastHomeKinds(name)), name, x, z, random.between(-0.6, 0.6)),
      );
    if (random.chance(0.6)) items.push(building(stage, land, churchPlan(stage, true), 48, 112, 0.2));
    const trees = landscape.trees;
    for (let i = 0; i < 10; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          random.between(32, 76),
          random.between(80, 118),
          random.between(0.6, 0.95),
        ),
      );
    items.push(tree(stage, land, random.pick(trees), 12, 23, 0.85));
    items.push(
      ...sails(setting, random.int(2, 4), [80, 220]),
      rowingBoat(stage, 15, 66, 6, '#fbf7f0'),
      rowingBoat(stage, 22, 74, 5, '#c8421b'),
    );
    items.push(...growth(stage, landscape, land, 16, 28, 20).filter(({ z }) => z > 21.5 || z < 19));
    return drawTerrain(
      stage,
      { land, near: 15, far: 128, color: ground, bank: rockColor(name), foam: true },
      items,
    );
  },
};
