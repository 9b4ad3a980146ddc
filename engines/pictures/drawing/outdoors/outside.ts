import { type Item, inOrder } from '../space/depth-order.ts';
import { drawHouse, houseCorners, planHouse } from '../houses/draw-house.ts';
import { type HousePlan } from '../houses/plan.ts';
import { drawBackdrop } from '../landscape/backdrop.ts';
import { drawFraming } from '../landscape/framing.ts';
import { drawGround, drawPath } from '../landscape/ground.ts';
import type { Landscape } from '../landscape/landscape.ts';
import { findLandscape } from '../landscape/landscapes.ts';
import { type Stage, createStage } from '../landscape/stage.ts';
import { type Palette, createPalette } from '../palette.ts';
import { type SceneDescription } from '../scene-description.ts';
import { type Random, seededRandom } from '../../../../domain/seeded-random.ts';
import { type Camera, type Place, project, put } from '../space/camera.ts';
import { castShadows } from '../space/solid.ts';
import { type SvgCanvas, group, n } from '../svg.ts';
import { drawDog, saunaBarrel } from './furniture.ts';
import { beachChair, jetty, snowfall } from './beach-and-street.ts';
import { neighbours } from './neighbours.ts';
import { drawStreet } from './street.ts';
import { plantTrees, plantsAtWall, garden, poolside, seating } from './garden.ts';

export const createScenePalette = (scene: SceneDescription): Palette =>
  createPalette(
    seededRandom(scene.seed, 'palette', scene.hour),
    scene.hour,
    scene.season,
    scene.features.snow === true && scene.season === 'winter',
    findLandscape(scene.landscape).tint,
  );

export function drawOutside(canvas: SvgCanvas, random: Random, scene: SceneDescription): string {
  const palette = createScenePalette(scene);
  if (scene.kind === 'cityFlat') return drawStreet(canvas, random, scene, palette);
  const afloat = scene.kind === 'houseboat';
  const landscape = findLandscape(
    afloat && !findLandscape(scene.landscape).water ? 'plainLake' : scene.landscape,
  );
  const left = random.chance(0.5);
  const plan = planHouse(scene.kind, scene.landscape, seededRandom(scene.seed, 'house'), scene.build);
  const camera: Camera = {
    focal: 1500,
    eye: random.between(...landscape.eye),
    centre: 725,
    horizon: random.between(...landscape.horizon),
  };
  const studio = { canvas, random, palette, camera };
  const stage = createStage(studio, left);
  const place = placeHouse(stage, plan, left);
  // Objects in front of the house have to be within the picture: the nearer they are, the lower the eye has to be.
  const before = place.z - plan.depth * 0.5 - (scene.features.pool || scene.features.terrace ? 4.5 : 1);
  camera.eye = Math.max(1.7, Math.min(camera.eye, ((790 - camera.horizon) * before) / camera.focal));
  const back = place.z + plan.depth;
  const village = scene.amongHouses ? neighbours(stage, scene, place, plan, landscape.water !== null) : null;
  const shoreZ = landscape.water
    ? Math.max(back + (village ? 5 : 8), random.between(30, 44))
    : random.between(70, 110);
  const edge = afloat ? 760 : camera.horizon + (camera.focal * camera.eye) / shoreZ;
  const backdrop = drawBackdrop(stage, landscape, edge);
  let out = backdrop.markup;
  const house = drawHouse(studio, place, plan);
  if (afloat)
    return out + floating(stage, landscape, house, place, edge) + drawFraming(stage, landscape, left);
  out += drawGround(stage, landscape, edge);
  const door = put(place, plan.door.right, 0, plan.door.deep);
  const pool = scene.features.pool === true && !palette.snow;
  if (!pool)
    out += drawPath(studio, door, palette.snow ? '#dfe4ea' : random.pick(['#e6d6b6', '#d8cbb2', '#decaa6']));
  if (village && !pool) out += village.street;
  const jettyX = left ? random.between(4, 9) : random.between(-9, -4);
  if (landscape.afloat.includes('jetty') && random.chance(0.5) && !village)
    out += jetty(
      studio,
      { x: jettyX * (shoreZ / 30), z: shoreZ - 3, yaw: random.between(-0.5, 0.5) },
      random.between(12, 22),
      2,
    );
  const trees = plantTrees(stage, landscape, place, plan, shoreZ);
  const chairs =
    landscape.afloat.includes('beachChairs') &&
    !palette.snow &&
    palette.season !== 'winter' &&
    random.chance(0.55) &&
    !village;
  out += castShadows(studio, [...houseCorners(place, plan), ...trees.shadows, ...(village?.shadows ?? [])]);
  const items: Item[] = [
    ...trees.items,
    ...(village?.items ?? []),
    { z: place.z, markup: house },
    ...plantsAtWall(stage, place, plan),
    ...garden(stage, landscape, place, plan),
  ];
  if (pool) items.push(...poolside(stage, place, plan, left));
  else if (scene.features.terrace && !palette.snow) items.push(...seating(stage, place, plan, left));
  if (scene.features.sauna && !pool) {
    const at = put(place, (left ? 1 : -1) * (plan.width / 2 + 2.6), 0, -plan.depth / 2 - 1);
    items.push({ z: at[2], markup: saunaBarrel(studio, { x: at[0] - 1, z: at[2], yaw: 0 }) });
  }
  if (chairs)
    for (let i = 0, count = random.int(2, 4); i < count; i++) {
      const z = random.between(place.z * 0.55, place.z * 0.85);
      const x = (left ? 1 : -1) * random.between(0.12, 0.42) * z;
      items.push({
        z,
        markup: beachChair(
          studio,
          { x, z, yaw: random.between(-0.7, 0.7) },
          random.pick(['#2f6f9a', '#c8421b', '#3f8a78', '#e0a03a']),
        ),
      });
    }
  if (scene.features.dog) {
    const z = random.between(9, 12);
    items.push({
      z,
      markup: drawDog(studio, { x: (left ? 1 : -1) * random.between(0.1, 0.3) * z, z, yaw: 0 }),
    });
  }
  out += inOrder(items);
  out += drawFraming(stage, landscape, left);
  if (palette.snow && random.chance(0.4)) out += snowfall(studio);
  return out;
}

/** Places the house, turned three-quarters to the viewer, on a third of the picture, as large as the motif permits. */
function placeHouse({ random, camera, palette }: Stage, plan: HousePlan, left: boolean): Place {
  const turn = (random.chance(0.78) ? palette.side : -palette.side) * random.between(0.28, 0.72);
  const across = plan.width * Math.cos(turn) + plan.depth * Math.abs(Math.sin(turn));
  const share = random.between(0.46, 0.68);
  const byWidth = (camera.focal * across) / (share * 1450);
  const byHeight = (camera.focal * plan.height) / 470;
  const z = Math.max(byWidth, byHeight, plan.depth + 12);
  const third = left ? random.between(0.36, 0.45) : random.between(0.55, 0.64);
  return {
    x: ((third * 1450 - camera.centre) * z) / camera.focal,
    z: z + plan.depth * 0.3,
    yaw: palette.dark ? turn * 0.85 : turn,
  };
}

/** The boat on the water: mirrored, with a jetty leading to it. */
function floating(stage: Stage, landscape: Landscape, house: string, place: Place, edge: number): string {
  const y = project(stage.camera, [place.x, 0, place.z - 2.5])[1];
  const mirror = group(house, `opacity="0.32" transform="translate(0 ${n(y * 1.6)}) scale(1 -0.6)"`);
  return mirror + house + drawGround(stage, landscape, Math.max(edge, 800));
}
