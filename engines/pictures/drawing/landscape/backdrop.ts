import { mix } from '../color.ts';
import { group, n } from '../svg.ts';
import { dike, dunes, fields, forest, hills, islands, rows, woods } from './hills.ts';
import { cypressRoad, lighthouse, skyline, village, windmill } from './landmarks.ts';
import type { FarLayer, Landscape, Shore } from './landscape.ts';
import { cliff, karst, range } from './mountains.ts';
import { barrier, beachCabins, halligs, pier, pinewood, poleRows, tidalFlats } from './shores.ts';
import { type SkyPlan, drawMist, drawSky, planSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { drawWater, reflection, sailingBoat } from './water.ts';

const layers: Record<FarLayer, (stage: Stage) => string> = {
  alps: (stage) =>
    range(stage, stage.random.between(250, 350), 0.5, {
      snowLine: stage.palette.snow ? 0.2 : stage.palette.season === 'spring' ? 0.46 : 0.58,
      rock: '#7f8796',
      count: 5,
      foot: -20,
    }) + drawMist(stage, stage.horizon - 40, 90, 0.3),
  peaks: (stage) =>
    range(stage, stage.random.between(170, 260), 0.56, {
      snowLine: stage.palette.snow ? 0.25 : stage.palette.season === 'spring' ? 0.62 : 0.86,
      rock: '#7d8a8c',
      count: 4,
      foot: 0,
    }) + drawMist(stage, stage.horizon, 70, 0.3),
  fells: (stage) =>
    hills(stage, stage.random.between(120, 190), 60, 0.6, stage.palette.snow ? '#f2f4f4' : '#7f7a5c') +
    hills(stage, stage.random.between(60, 90), 44, 0.46, stage.palette.snow ? '#eef1f2' : '#8a8458'),
  volcano: (stage) =>
    range(stage, stage.random.between(220, 290), 0.55, {
      snowLine: 1.2,
      rock: '#8f7468',
      count: 3,
      foot: 10,
    }),
  highHills: (stage) =>
    hills(stage, stage.random.between(80, 120), 30, 0.72) +
    hills(stage, stage.random.between(52, 74), 26, 0.58),
  hills: (stage) => hills(stage, stage.random.between(34, 54), 24, 0.5),
  lowHills: (stage) =>
    hills(stage, stage.random.between(12, 26), 16, 0.36, stage.palette.snow ? '#eef1f2' : undefined),
  forest: (stage) => forest(stage, stage.random.between(50, 90), 24, 0.52, 34),
  forestNear: (stage) => forest(stage, stage.random.between(-6, 20), 18, 0.3, 56),
  woods: (stage) => woods(stage, stage.random.between(2, 18), 0.36),
  dunes: (stage) =>
    dunes(stage, stage.random.between(18, 34), 0.42) + dunes(stage, stage.random.between(-12, 4), 0.26),
  dike,
  islands,
  chalk: (stage) => cliff(stage, '#f6f0e4'),
  granite: (stage) => cliff(stage, '#a9937e'),
  redRock: (stage) => cliff(stage, '#c08058'),
  karst,
  cypressRoad,
  vines: (stage) =>
    rows(
      stage,
      stage.palette.season === 'autumn' ? '#c9a45a' : '#bcae6e',
      stage.palette.season === 'autumn' ? '#b0682f' : '#7f9a4c',
      0.4,
    ),
  lavender: (stage) => rows(stage, '#c9b68a', stage.palette.season === 'summer' ? '#8f7ab8' : '#9a9a80', 0.4),
  fields: (stage) =>
    fields(
      stage,
      stage.palette.snow
        ? ['#f1f3f2', '#e9eeef']
        : [stage.palette.meadow, '#d9c877', '#a9b860', '#c8b064', mix(stage.palette.foliage, '#5f8a4c', 0.4)],
      0.44,
    ),
  southernFields: (stage) => fields(stage, ['#d6bd76', '#c9ac62', '#b8b06a', '#e2cc8a', '#a8a460'], 0.42),
  skyline,
  lighthouse,
  halligs,
  barrier,
  pinewood,
  hillTown: (stage) => (stage.random.chance(0.75) ? village(stage, 'hill', 0.46) : ''),
  onionVillage: (stage) => (stage.random.chance(0.55) ? village(stage, 'onion', 0.4) : ''),
  spireVillage: (stage) => (stage.random.chance(0.7) ? village(stage, 'spire', 0.44) : ''),
  windmill: (stage) => (stage.random.chance(0.75) ? windmill(stage) : ''),
};

const shores: Partial<Record<Shore, (stage: Stage, shore: number) => string>> = {
  flats: tidalFlats,
  poles: poleRows,
  pier,
  cabins: beachCabins,
};

export function drawBackdrop(
  stage: Stage,
  landscape: Landscape,
  shore: number,
): { markup: string; plan: SkyPlan } {
  const { random, horizon, canvas } = stage;
  const plan = planSky(stage);
  let out = drawSky(stage, plan);
  // Land between the sea and the viewer is drawn after the water.
  const near: FarLayer[] = landscape.water ? landscape.far.filter((layer) => layer === 'dunes') : [];
  const beyond = landscape.far.filter(
    (layer) => !near.includes(layer) && (layer !== 'lighthouse' || random.chance(0.55)),
  );
  const far = beyond.map((layer) => layers[layer](stage)).join('');
  if (!landscape.water) return { markup: out + far + drawMist(stage, shore + 6, 80, 0.3), plan };
  const above = canvas.clip(`<rect x="0" y="0" width="1450" height="${n(horizon + 6)}"/>`);
  const land = group(far, `clip-path="${above}"`);
  out += land + drawMist(stage, horizon + 8, 60, 0.4);
  out += drawWater(stage, plan, shore + 60, ...landscape.water);
  if (landscape.mirrored) {
    const below = canvas.clip(
      `<rect x="0" y="${n(horizon)}" width="1450" height="${n(shore + 60 - horizon)}"/>`,
    );
    out += group(reflection(land, horizon), `clip-path="${below}"`);
  }
  const along = landscape.afloat
    .map((what) => shores[what]?.(stage, Math.min(shore, horizon + 190)) ?? '')
    .join('');
  if (landscape.afloat.includes('boats'))
    for (let i = 0, count = random.int(0, 3); i < count; i++) {
      const depth = random.next();
      out += sailingBoat(
        stage,
        random.between(60, 1390),
        horizon + 8 + depth * (shore - horizon) * 0.45,
        30 + depth * 62,
      );
    }
  out += near.map((layer) => layers[layer](stage)).join('') + along;
  return { markup: out, plan };
}
