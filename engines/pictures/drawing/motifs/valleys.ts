import { windmillAt } from '../landscape/landmarks.ts';
import { drawMist } from '../landscape/sky.ts';
import { project } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { inlandHomeKinds, road } from './inland-homes.ts';
import { type Land, mound, step, swells } from './land.ts';
import type { Motif } from './motif.ts';
import { building, churchPlan, fenceAlong, growth, house, tree } from './pieces.ts';
import { plantedRows, ribbon } from './ribbons.ts';
import { drawTerrain } from './terrain.ts';
import { bicycle, herd } from './wayside.ts';

/** Chalets and a church in a high valley, the meadow path, the herd. */
export const valleyVillage: Motif = {
  water: false,
  horizon: [450, 480],
  eye: [8, 9.4],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette } = stage;
    const x0 = random.between(16, 22);
    const rise = swells(stage, 1.1);
    const slope = mound(60, 90, 34, 60, 16);
    const knoll = mound(x0, 86, 26, 20, 4);
    const bank = mound(-56, 100, 34, 40, 9);
    const land: Land = (x, z) => rise(x, z) + slope(x, z) + knoll(x, z) + bank(x, z);
    const items: Item[] = [
      building(stage, land, churchPlan(stage, false), x0, 88, random.between(-0.5, 0.5)),
    ];
    for (const [dx, z] of [
      [-19, 84],
      [-9, 74],
      [13, 76],
      [25, 88],
      [6, 102],
      [-28, 100],
      [34, 70],
    ] as const)
      items.push(
        house(
          stage,
          land,
          random.pick(inlandHomeKinds(name)),
          name,
          x0 + dx + random.between(-2, 2),
          z + random.between(-3, 3),
          random.between(0.25, 0.7) * palette.side,
        ),
      );
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [-7, 21],
          [-1, 32],
          [-6, 44],
          [2, 55],
          [x0 - 8, 66],
          [x0 - 1, 78],
        ],
        1.3,
        road(setting),
      ),
    );
    items.push(
      ...fenceAlong(stage, land, [3, 25], [17, 39], '#a08260'),
      ...fenceAlong(stage, land, [17, 39], [30, 47], '#a08260'),
    );
    const trees = landscape.trees;
    for (let i = 0; i < 22; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          random.between(44, 78),
          random.between(58, 118),
          random.between(0.7, 1.15),
        ),
      );
    for (let i = 0; i < 14; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          random.between(-84, -40),
          random.between(84, 124),
          random.between(0.6, 1),
        ),
      );
    items.push(
      tree(stage, land, random.pick(trees), 17.5, 33, 1.05),
      tree(stage, land, random.pick(trees), 20.5, 37, 0.85),
    );
    if (!palette.snow)
      items.push(
        ...herd(
          stage,
          land,
          name === 'highlands' || name === 'fells' ? 'sheep' : 'cows',
          random.int(4, 7),
          [-24, 8, 46, 66],
        ),
      );
    items.push(...growth(stage, landscape, land, 20, 60, 20));
    return (
      drawTerrain(stage, { land, dry: true, near: 15, far: 150, color: ground }, items) +
      drawMist(stage, stage.horizon + 20, 50, 0.14)
    );
  },
};

/** A farm among its fields: the lane, bales or sheep, an avenue of trees. */
export const farmLane: Motif = {
  water: false,
  horizon: [415, 445],
  eye: [5.4, 6.8],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette } = stage;
    const x0 = random.between(13, 18);
    const rise = swells(stage, 1.3);
    const hill = mound(x0 + 10, 90, 44, 30, 5);
    const land: Land = (x, z) => rise(x, z) + hill(x, z);
    const items: Item[] = [];
    const lane = [
      [-6, 17],
      [-1, 26],
      [-4, 37],
      [3, 48],
      [x0 - 3, 58],
    ] as const;
    items.push(...ribbon(stage, land, lane, 1.5, road(setting)));
    items.push(
      house(
        stage,
        land,
        random.pick(inlandHomeKinds(name)),
        name,
        x0,
        66,
        random.between(0.25, 0.6) * palette.side,
      ),
    );
    items.push(
      house(stage, land, random.pick(inlandHomeKinds(name)), name, x0 + 20, 80, random.between(-0.6, 0.6)),
    );
    const trees = landscape.trees.length > 0 ? landscape.trees : (['broadleaf'] as const);
    for (let i = 0; i < 9; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          x0 + random.between(-16, 36),
          random.between(78, 104),
          random.between(0.9, 1.3),
        ),
      );
    for (let i = 0; i < 6; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(trees),
          -66 + i * 9 + random.between(-3, 3),
          random.between(92, 110),
          random.between(0.7, 1),
        ),
      );
    items.push(tree(stage, land, random.pick(trees), 12.5, 30, 0.95));
    items.push(...fenceAlong(stage, land, [4, 24], [13, 44], palette.snow ? '#8d8072' : '#b39a74'));
    if (!palette.snow) {
      items.push(
        ...herd(stage, land, name === 'countryside' ? 'bales' : 'sheep', random.int(5, 8), [-34, 0, 42, 74]),
      );
      if (name !== 'forest') items.push(bicycle(stage, land, 5, 24));
    }
    items.push(...growth(stage, landscape, land, 17, 60, 26));
    return drawTerrain(stage, { land, dry: true, near: 13, far: 140, color: ground }, items);
  },
};

/** A windmill by a long ditch under the wide sky, the path for bicycles beside it. */
export const windmillDitch: Motif = {
  water: true,
  horizon: [455, 485],
  eye: [4.6, 6],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette, camera } = stage;
    const rise = swells(stage, 0.22);
    const middle = (z: number) => -1 + (z - 20) * 0.12;
    const land: Land = (x, z) =>
      0.55 + rise(x, z) - 1.7 * step(5.2, 3.6, Math.abs(x - middle(z))) - (z > 118 ? 2 : 0);
    const items: Item[] = [];
    const at = [middle(66) + 15, 66] as const;
    const [mx, my] = project(camera, [at[0], land(at[0], at[1]), at[1]]);
    items.push({ z: at[1], markup: windmillAt(stage, mx, my, (camera.focal / at[1]) * 0.118) });
    items.push(house(stage, land, 'farmhouse', name, at[0] + 17, 76, random.between(-0.5, 0.5)));
    items.push(house(stage, land, 'farmhouse', name, middle(100) - 22, 104, 0.4));
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [7, 12],
          [middle(30) + 8, 30],
          [middle(60) + 8, 60],
          [middle(100) + 8, 100],
        ],
        1.3,
        '#d8c6a2',
      ),
    );
    items.push(bicycle(stage, land, middle(22) + 9.6, 22));
    for (let i = 0; i < 12; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(landscape.trees.length ? landscape.trees : (['willow'] as const)),
          middle(90) + (i % 2 ? 1 : -1) * random.between(10, 52),
          random.between(70, 112),
          random.between(0.6, 0.95),
        ),
      );
    if (!palette.snow) items.push(...herd(stage, land, 'sheep', 7, [-34, -9, 34, 70]));
    for (let z = 14; z < 90; z *= 1.09)
      for (const side of [-4.6, 4.6]) {
        const [x, y] = project(camera, [middle(z) + side, 0.15, z]);
        const h = (random.between(0.5, 1.3) * camera.focal) / z;
        items.push({
          z,
          markup: `<path d="M${Math.round(x - h * 0.3)} ${Math.round(y)}l${Math.round(h * 0.1)} ${Math.round(-h)}l${Math.round(h * 0.14)} ${Math.round(h * 0.8)}l${Math.round(h * 0.2)} ${Math.round(-h * 0.7)}l${Math.round(h * 0.16)} ${Math.round(h * 0.9)}Z" fill="${palette.far(palette.shaded('#7f8f4e'), Math.min(0.5, z / 200))}"/>`,
        });
      }
    if (!palette.snow && random.chance(0.6))
      items.push(
        ...plantedRows(
          stage,
          land,
          { left: 12, right: 70, near: 22, far: 56, gap: 2.2, turn: 0.12 },
          { colors: ['#d8452e', '#e9a23b', '#d9698a'], height: 0.5, leafy: false },
        ),
      );
    items.push(...growth(stage, landscape, land, 14, 60, 18));
    return drawTerrain(stage, { land, near: 10.5, far: 116, color: ground }, items);
  },
};
