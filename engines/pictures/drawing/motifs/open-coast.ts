import { mix } from '../color.ts';
import { lighthouseAt } from '../landscape/landmarks.ts';
import { beachChair } from '../outdoors/beach-and-street.ts';
import { project } from '../space/camera.ts';
import { type Item } from '../space/depth-order.ts';
import { coastHomeKinds, rockColor, sails } from './coast-homes.ts';
import { type Land, mound, step, swells } from './land.ts';
import type { Motif } from './motif.ts';
import { fenceAlong, growth, house, plankJoints, tree } from './pieces.ts';
import { ribbon } from './ribbons.ts';
import { drawTerrain } from './terrain.ts';
import { herd } from './wayside.ts';

/** A headland with its lighthouse and the keeper's house, a path over the heath to it. */
export const headland: Motif = {
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
    items.push(house(stage, land, random.pick(coastHomeKinds(name)), name, lx + 16, 90, -0.4 * palette.side));
    items.push(house(stage, land, random.pick(coastHomeKinds(name)), name, lx + 34, 100, 0.4));
    items.push(
      ...ribbon(
        stage,
        land,
        [
          [-4, 12],
          [0, 18],
          [6, 22],
          [15, 26],
          [23, 34],
          [25, 48],
          [22, 62],
          [lx + 5, 76],
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
      { land, near: 17, far: 130, color: palette.snow ? ground : meadow, bank: rockColor(name), foam: true },
      items,
    );
  },
};

/**
 * A walk of planks leads over the dunes to the sea, with beach chairs, flags, a lighthouse or a village of thatch.
 */
export const duneWalk: Motif = {
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
          random.pick(coastHomeKinds(name)),
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
    // Hooded beach chairs are only found on German coasts.
    if (!palette.snow && landscape.afloat.includes('beachChairs'))
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
