import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawForeground } from '../landscape/framing.ts';
import { groundColor } from '../landscape/ground.ts';
import { findLandscape } from '../landscape/landscapes.ts';
import { type Stage, createStage } from '../landscape/stage.ts';
import { snowfall } from '../outdoors/beach-and-street.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import type { SvgCanvas } from '../svg.ts';
import { bayTable, harbourTown } from './harbours.ts';
import { duneWalk, headland } from './open-coast.ts';
import { hillTown, rowsToFarm } from './southern-hills.ts';
import { jettyLake, narrowFjord } from './still-water.ts';
import { farmLane, valleyVillage, windmillDitch } from './valleys.ts';
import type { Motif } from './motif.ts';
import { canal } from './town.ts';

const motifs = {
  hillTown,
  rowsToFarm,
  valleyVillage,
  farmLane,
  windmillDitch,
  headland,
  duneWalk,
  harbourTown,
  bayTable,
  jettyLake,
  narrowFjord,
  canal,
} satisfies Record<string, Motif>;
type MotifName = keyof typeof motifs;

/** Typical motifs of each landscape. */
const repertoire: Record<string, readonly MotifName[]> = {
  northSea: ['duneWalk', 'headland', 'duneWalk'],
  wadden: ['duneWalk'],
  delta: ['duneWalk', 'headland', 'duneWalk'],
  balticBeach: ['duneWalk', 'jettyLake'],
  landes: ['duneWalk', 'headland'],
  dunes: ['duneWalk'],
  heath: ['duneWalk', 'farmLane'],
  pinewood: ['farmLane'],
  groves: ['rowsToFarm', 'hillTown', 'farmLane'],
  volcanicLand: ['hillTown', 'rowsToFarm'],
  dike: ['windmillDitch', 'farmLane', 'rowsToFarm'],
  canal: ['canal'],
  city: ['canal'],
  balticSea: ['duneWalk', 'headland', 'jettyLake'],
  denmark: ['duneWalk', 'headland'],
  alps: ['valleyVillage', 'valleyVillage', 'jettyLake'],
  mountains: ['valleyVillage', 'jettyLake', 'farmLane'],
  highlands: ['valleyVillage', 'narrowFjord', 'headland'],
  fells: ['valleyVillage'],
  blackForest: ['valleyVillage', 'farmLane'],
  tuscany: ['hillTown', 'rowsToFarm', 'hillTown'],
  balearic: ['bayTable', 'harbourTown'],
  dalmatia: ['harbourTown', 'bayTable'],
  mediterranean: ['harbourTown', 'bayTable'],
  apulia: ['harbourTown', 'farmLane', 'bayTable'],
  atlantic: ['headland', 'harbourTown', 'headland'],
  volcanic: ['bayTable', 'harbourTown'],
  tropics: ['jettyLake', 'bayTable'],
  lake: ['jettyLake', 'narrowFjord', 'farmLane'],
  southernLake: ['harbourTown', 'bayTable', 'jettyLake'],
  plainLake: ['jettyLake', 'windmillDitch'],
  fjord: ['narrowFjord', 'jettyLake'],
  nordicLake: ['jettyLake', 'narrowFjord'],
  countryside: ['farmLane', 'valleyVillage', 'rowsToFarm'],
  vineyards: ['rowsToFarm', 'hillTown'],
  provence: ['rowsToFarm', 'hillTown'],
  forest: ['valleyVillage', 'farmLane'],
};

const listMotifs = (landscape: string): readonly MotifName[] =>
  repertoire[landscape] ?? ['farmLane', 'valleyVillage', 'rowsToFarm'];

/** Far layers that a motif draws itself, nearer and larger. */
const drawnByMotif = new Set([
  'lighthouse',
  'hillTown',
  'onionVillage',
  'spireVillage',
  'windmill',
  'cypressRoad',
  'vines',
  'lavender',
  'dunes',
  'dike',
]);

/**
 * Composes a landscape whose subject is right of the middle. `cut` is how many of the 900 pixels of height are lost above and below when
 * the picture is shown wide: the foreground moves inwards by as much.
 */
export function composeLandscape(
  canvas: SvgCanvas,
  random: Random,
  palette: Palette,
  name: string,
  cut: number,
): string {
  const landscape = findLandscape(name);
  const motif: Motif = motifs[random.pick(listMotifs(name))];
  const stage: Stage = createStage(
    {
      canvas,
      random,
      palette,
      camera: {
        focal: 1180,
        eye: random.between(...motif.eye),
        centre: 725,
        horizon: random.between(...motif.horizon),
      },
    },
    true,
  );
  const far = landscape.far.filter((layer) => !drawnByMotif.has(layer));
  const water = motif.water ? (landscape.water ?? (['#3c8094', null] as const)) : null;
  const backdrop = drawBackdrop(
    stage,
    {
      ...landscape,
      far: far.length > 0 || water ? far : ['hills'],
      water,
      // Objects that are recognizable from a distance stay: a pier, rows of poles, tidal flats.
      afloat: landscape.afloat.filter((what) => ['pier', 'poles', 'flats'].includes(what)),
      mirrored: landscape.mirrored && motif.water,
    },
    motif.water ? 840 : stage.horizon + 60,
  );
  const ground = groundColor(landscape, palette.snow, palette.meadow);
  return (
    backdrop.markup +
    motif.draw({ stage, landscape, name, ground }) +
    (motif.open ? '' : drawForeground(stage, landscape, cut)) +
    (palette.snow && random.chance(0.4) ? snowfall(stage) : '')
  );
}
