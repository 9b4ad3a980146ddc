import { mix } from '../color.ts';
import { lighthouseAt } from '../landscape/landmarks.ts';
import { sailingBoat } from '../landscape/water.ts';
import { beachChair, jetty } from '../outdoors/beach-and-street.ts';
import { parasol, tableSet } from '../outdoors/furniture.ts';
import { project } from '../space/camera.ts';
import type { Motif, Setting } from './motif.ts';
import {
  bicycle,
  building,
  churchPlan,
  fenceAlong,
  growth,
  herd,
  house,
  plankJoints,
  rowingBoat,
  tree,
} from './pieces.ts';
import { type Item, type Land, drawTerrain, mound, ribbon, step, swells } from './terrain.ts';

const southern = new Set([
  'balearic',
  'dalmatia',
  'mediterranean',
  'apulia',
  'volcanic',
  'southernLake',
  'tropics',
]);

const seaKinds: Record<string, readonly string[]> = {
  northSea: ['thatchedHouse', 'holidayHouse', 'thatchedHouse'],
  balticSea: ['villa', 'holidayHouse', 'thatchedHouse'],
  denmark: ['timberHouse', 'holidayHouse'],
  atlantic: ['cottage', 'cottage', 'stoneHouse'],
  highlands: ['cottage'],
  apulia: ['trullo', 'stoneHouse'],
  fjord: ['timberHouse', 'timberHouse', 'mountainHut'],
  nordicLake: ['timberHouse'],
  mountains: ['chalet', 'mountainHut'],
  alps: ['chalet', 'mountainHut'],
  tropics: ['bungalow'],
  volcanic: ['finca', 'bungalow', 'finca'],
  balearic: ['finca', 'stoneHouse'],
  lake: ['holidayHouse', 'timberHouse'],
  plainLake: ['holidayHouse', 'timberHouse'],
};
const homesOf = (name: string): readonly string[] =>
  seaKinds[name] ?? ['stoneHouse', 'stoneHouse', 'apartment'];

const rockOf = (name: string): string =>
  ({
    balticSea: '#f1e9d8',
    atlantic: '#8f7f70',
    mediterranean: '#c08058',
    volcanic: '#6f5a52',
    dalmatia: '#d6ccb8',
    northSea: '#dfc894',
    denmark: '#dfc894',
  })[name] ?? '#b9a184';

/** Sails on the open water to the left of the subject. */
function sails({ stage }: Setting, count: number, depth: readonly [number, number]): Item[] {
  const { random, camera } = stage;
  return Array.from({ length: count }, (_, i) => {
    const z = random.between(...depth);
    const x = ((random.between(140, 760) + i * 30 - camera.centre) * z) / camera.focal;
    const [sx, sy] = project(camera, [x, 0, z]);
    return { z, markup: sailingBoat(stage, sx, sy, (9 * camera.focal) / z) };
  });
}

/** A headland with its lighthouse and the keeper's house, a path over the heath to it. */
const headland: Motif = {
  water: true,
  horizon: [400, 430],
  eye: [10, 11.4],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, camera, palette } = stage;
    const rise = swells(stage, 0.9);
    const tip = random.between(4, 10);
    const land: Land = (x, z) => {
      const shore = tip + 0.004 * (z - 92) ** 2 + Math.sin(z / 7) * 2.2 + Math.sin(z / 3.1) * 0.8;
      const cape = (6.4 + rise(x, z) * 0.7) * step(0, 7, x - shore) * step(132, 118, z) - 0.4;
      const near = (5.4 + rise(x, z)) * step(46, 30, z + (x + 12) * 0.55) - 0.3;
      return Math.max(cape * step(34, 52, z) + (x > 14 ? near * 0.2 : 0), near, cape * step(8, 18, x - tip));
    };
    const items: Item[] = [];
    const [lx, lz] = [tip + 15, 92];
    const [sx, sy] = project(camera, [lx, land(lx, lz), lz]);
    items.push({ z: lz, markup: lighthouseAt(stage, sx, sy, (17 * camera.focal) / lz, random.chance(0.7)) });
    items.push(house(stage, land, random.pick(homesOf(name)), name, lx + 16, 90, -0.4 * palette.side));
    items.push(house(stage, land, random.pick(homesOf(name)), name, lx + 34, 100, 0.4));
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [1, 19],
          [4, 25],
          [13, 34],
          [19, 46],
          [18, 60],
          [lx + 5, 74],
          [lx + 1, 88],
        ],
        1,
        '#e2cfa4',
      ),
    );
    items.push(...fenceAlong(stage, land, [6, 24], [21, 44], '#8d7a60'));
    items.push(...sails(setting, random.int(3, 5), [70, 240]));
    if (!palette.snow && (name === 'atlantic' || name === 'highlands'))
      items.push(...herd(stage, land, 'sheep', 6, [20, 40, 46, 76]));
    items.push(...growth(stage, landscape, land, 19, 84, 40));
    const meadow = landscape.ground === 'sand' ? mix('#a9ad68', palette.foliage, 0.3) : ground;
    return drawTerrain(
      stage,
      { land, near: 17, far: 130, color: palette.snow ? ground : meadow, bank: rockOf(name), foam: true },
      items,
    );
  },
};

/** Over the dunes to the sea: planks, beach chairs, flags, a lighthouse or a village of thatch. */
const duneWalk: Motif = {
  water: true,
  horizon: [400, 430],
  eye: [7.6, 9],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, camera, palette } = stage;
    const rise = swells(stage, 0.5);
    const dune = mound(27, 46, 15, 20, 7);
    const dune2 = mound(-20, 28, 12, 11, 3.6);
    const dune3 = mound(58, 74, 30, 26, 8);
    const shore = (x: number) => 78 + x * 0.62 + Math.sin(x / 9) * 2.5;
    const land: Land = (x, z) =>
      (1.2 + rise(x, z)) * step(0, 12, shore(x) - z) -
      0.15 +
      (dune(x, z) + dune2(x, z) + dune3(x, z)) * step(2, 16, shore(x) - z);
    const course = [
      [-3, 18],
      [2, 26],
      [6.5, 36],
      [4, 48],
      [9, 62],
    ] as const;
    const items: Item[] = [
      ...ribbon(stage, land, course, 1.2, palette.snow ? '#dfe4ea' : '#c9ab80'),
      ...plankJoints(stage, land, course.slice(0, 3), 1.15),
    ];
    items.push(
      ...fenceAlong(stage, land, [-0.6, 17], [4.4, 26], '#a98c64'),
      ...fenceAlong(stage, land, [4.4, 26], [8.8, 36], '#a98c64'),
    );
    for (const [x, z] of [
      [25, 50],
      [40, 72],
      [56, 84],
    ] as const)
      items.push(
        house(
          stage,
          land,
          random.pick(homesOf(name)),
          name,
          x + random.between(-2, 2),
          z,
          random.between(0.2, 0.6) * palette.side,
        ),
      );
    if (random.chance(0.6)) {
      const [sx, sy] = project(camera, [66, land(66, 104), 104]);
      items.push({ z: 104, markup: lighthouseAt(stage, sx, sy, (19 * camera.focal) / 104, true) });
    }
    if (!palette.snow)
      for (let i = 0; i < 9; i++) {
        const [x, z] = [random.between(-24, 20), random.between(44, 66)];
        if (land(x, z) > 0.4)
          items.push({
            z,
            markup: beachChair(
              stage,
              { x, z, y: land(x, z), yaw: random.between(-0.6, 0.6) },
              random.pick(['#2f6f9a', '#c8421b', '#3f8a78', '#e0a03a']),
            ),
          });
      }
    items.push(...sails(setting, random.int(3, 5), [100, 260]));
    items.push(...growth(stage, { ...landscape, plants: ['dune', 'dune', 'heather'] }, land, 18, 60, 46));
    if (landscape.trees.length > 0)
      for (let i = 0; i < 7; i++)
        items.push(
          tree(stage, land, random.pick(landscape.trees), 34 + i * 5, 60 + i * 5, random.between(0.6, 0.9)),
        );
    return drawTerrain(stage, { land, near: 16, far: 125, color: ground, foam: true }, items);
  },
};

/** A harbour town of stone on its spit of land, boats before it. */
const harbourTown: Motif = {
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
            random.pick(homesOf(name)),
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
          [-2, 20],
          [3, 25],
          [9, 31],
          [16, 36],
          [26, 46],
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
      { land, near: 17, far: 134, color: ground, bank: rockOf(name), foam: true },
      items,
    );
  },
};

/** A table under the parasol above a bay of clear water, houses on the cliff beyond. */
const bayTable: Motif = {
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
      items.push(house(stage, land, random.pick(homesOf(name)), name, x, z, random.between(-0.6, 0.6)));
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
      { land, near: 15, far: 128, color: ground, bank: rockOf(name), foam: true },
      items,
    );
  },
};

/** A jetty out into still water, the boathouse, the wooded shore. */
const jettyLake: Motif = {
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
          random.pick(homesOf(name)),
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
const narrowFjord: Motif = {
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
          random.pick(homesOf(name)),
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
          [0, 17],
          [4, 22],
          [9, 28],
          [17, 36],
          [21, 48],
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

export const coastMotifs = { headland, duneWalk, harbourTown, bayTable, jettyLake, narrowFjord };
