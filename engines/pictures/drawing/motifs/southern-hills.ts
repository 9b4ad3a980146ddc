import { mix } from '../color.ts';
import { type Item } from '../space/depth-order.ts';
import { inlandHomeKinds, road, southern } from './inland-homes.ts';
import { type Land, mound, step, swells } from './land.ts';
import type { Motif } from './motif.ts';
import { building, churchPlan, fenceAlong, growth, house, tree } from './pieces.ts';
import { plantedRows, ribbon } from './ribbons.ts';
import { drawTerrain } from './terrain.ts';

/** A town of stone on its hill, cypresses on the flank, the road winding up to it. */
export const hillTown: Motif = {
  water: false,
  horizon: [430, 455],
  eye: [7.4, 8.6],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random } = stage;
    const x0 = random.between(27, 33);
    const rise = swells(stage, 0.9);
    const hill = mound(x0, 104, 34, 30, random.between(9, 12));
    const shoulder = mound(x0 - 52, 96, 30, 26, 3.4);
    const land: Land = (x, z) => rise(x, z) * step(130, 30, z) + hill(x, z) + shoulder(x, z);
    const items: Item[] = [];
    for (const [z, spread, count] of [
      [100, 12, 3],
      [94, 17, 4],
      [87, 22, 4],
    ] as const)
      for (let i = 0; i < count; i++) {
        const x = x0 + ((i / (count - 1)) * 2 - 1) * spread + random.between(-2, 2);
        items.push(
          house(
            stage,
            land,
            random.pick(inlandHomeKinds(name)),
            name,
            x,
            z + random.between(-1, 1),
            random.between(-0.6, 0.6),
          ),
        );
      }
    items.push(building(stage, land, churchPlan(stage, true), x0, 106, random.between(-0.5, 0.5)));
    const course = [
      [-4, 20],
      [1, 30],
      [9, 40],
      [2, 52],
      [12, 64],
      [x0 - 14, 74],
      [x0 - 18, 82],
      [x0 - 7, 86],
    ] as const;
    items.push(...ribbon(stage, land, course, 1.5, road(setting)));
    for (const [i, [x, z]] of course.entries())
      if (i > 1)
        for (const side of [-3.4, 3.6])
          items.push(
            tree(stage, land, 'cypress', x + side, z + random.between(-2, 3), random.between(0.6, 0.95)),
          );
    for (let i = 0; i < 12; i++) {
      const [x, z] = [x0 + random.between(-44, 32), random.between(70, 110)];
      if (Math.abs(x - x0) > 20 || z < 80)
        items.push(tree(stage, land, random.pick(landscape.trees), x, z, random.between(0.5, 0.8)));
    }
    items.push(tree(stage, land, random.pick(landscape.trees), 15, 34, 0.9));
    items.push(...growth(stage, landscape, land, 20, 60, 16));
    return drawTerrain(stage, { land, dry: true, near: 15, far: 150, color: ground }, items);
  },
};

/** Rows of vines, lavender or tulips that run to a farm under trees. */
export const rowsToFarm: Motif = {
  water: false,
  horizon: [405, 440],
  eye: [5.2, 6.2],
  draw: (setting) => {
    const { stage, landscape, name, ground } = setting;
    const { random, palette } = stage;
    const x0 = random.between(17, 22);
    const rise = swells(stage, 0.7);
    const hill = mound(x0 + 6, 92, 40, 30, 4.4);
    const land: Land = (x, z) => rise(x, z) * step(18, 50, z) + hill(x, z);
    const lavender = landscape.far.includes('lavender') || random.chance(name === 'tuscany' ? 0.3 : 0);
    const tulips = name === 'dike' || name === 'plainLake' || name === 'canal';
    const plant = palette.snow
      ? { colors: ['#8a8478'], height: 0.5, leafy: false }
      : tulips
        ? { colors: ['#d8452e', '#e9a23b', '#d9698a', '#f4ecdc'], height: 0.55, leafy: false }
        : lavender
          ? {
              colors: palette.season === 'autumn' ? ['#8f8f7a'] : ['#7d68b4', '#8a72ba', '#7362a8'],
              height: 0.8,
              leafy: false,
            }
          : {
              colors:
                palette.season === 'autumn'
                  ? ['#b0682f', '#c98a35', '#a4552c']
                  : ['#6f9440', '#7c9e46', '#658a3e'],
              height: 1.15,
              leafy: true,
            };
    const lane = [
      [-5, 17],
      [0, 27],
      [5, 38],
      [9, 50],
      [x0 - 5, 63],
    ] as const;
    const items = plantedRows(
      stage,
      (x, z) => land(x, z),
      { left: -60, right: 90, near: 17, far: 60, gap: lavender ? 2.1 : 2.6, turn: 0.16 },
      plant,
    ).map((item) => item);
    items.push(
      ...ribbon(stage, (x, z) => land(x, z) + 0.7, lane, 1.9, road(setting)).map((item) => ({
        ...item,
        z: item.z - 1.6,
      })),
    );
    items.push(
      house(
        stage,
        land,
        random.pick(inlandHomeKinds(name)),
        name,
        x0,
        72,
        random.between(0.2, 0.6) * -palette.side,
      ),
    );
    items.push(
      house(stage, land, random.pick(inlandHomeKinds(name)), name, x0 + 18, 84, random.between(-0.5, 0.5)),
    );
    const kinds = southern.has(name) ? landscape.trees : (['broadleaf', 'poplar', 'broadleaf'] as const);
    for (let i = 0; i < 5; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(kinds),
          x0 - 13 + i * 1.6 - 14 * (i % 2),
          74 + i * 4,
          random.between(0.8, 1.1),
        ),
      );
    for (let i = 0; i < 7; i++)
      items.push(
        tree(
          stage,
          land,
          random.pick(kinds),
          x0 + 12 + i * 4 + random.between(-2, 2),
          78 + random.between(-4, 20),
          random.between(0.8, 1.15),
        ),
      );
    if (southern.has(name))
      for (let i = 0; i < 5; i++) items.push(tree(stage, land, 'cypress', x0 - 12 - i * 5, 86 + i * 4, 0.9));
    items.push(...fenceAlong(stage, land, [14, 24], [30, 40], palette.snow ? '#8d8072' : '#b39a74'));
    return drawTerrain(
      stage,
      { land, dry: true, near: 13, far: 140, color: lavender ? mix(ground, '#cdb583', 0.6) : ground },
      items,
    );
  },
};
