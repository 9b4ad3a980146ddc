import { frame } from './frame.ts';
import { bath } from './interiors/bath.ts';
import { bedroom } from './interiors/bedroom.ts';
import { kitchen } from './interiors/kitchen.ts';
import { living } from './interiors/living.ts';
import { createRoom } from './interiors/room.ts';
import { sauna } from './interiors/sauna.ts';
import { findLandscape } from './landscape/landscapes.ts';
import { composeLandscape } from './motifs/compose.ts';
import { drawOutside, createScenePalette } from './outdoors/outside.ts';
import { drawTerrace } from './outdoors/terrace.ts';
import { drawView } from './motifs/view.ts';
import { createPalette } from './palette.ts';
import type { Hour, SceneDescription, Season } from './scene-description.ts';
import { seededRandom } from '../../../domain/seeded-random.ts';
import { createSvgCanvas } from './svg.ts';

const rooms = { living, kitchen, bedroom, bath, sauna };

/** The picture as SVG with a view box of 1450 x 900. */
export function drawScene(scene: SceneDescription): string {
  const canvas = createSvgCanvas();
  const random = seededRandom(scene.seed, scene.no, scene.scene);
  const draw = (): string => {
    if (Object.hasOwn(rooms, scene.scene))
      return rooms[scene.scene as keyof typeof rooms](createRoom(canvas, random, scene));
    switch (scene.scene) {
      case 'terrace':
      case 'balcony':
      case 'pool':
        return drawTerrace(canvas, random, scene, scene.scene);
      case 'view':
        return drawView(canvas, random, createScenePalette(scene), scene.landscape);
      default:
        return drawOutside(canvas, random, scene);
    }
  };
  return frame(canvas, draw());
}

/**
 * Draws a wide landscape for countries, regions and themes. It is shown at 1600 x 700, which cuts off 133 pixels above and below; its
 * left half is calm, for a headline.
 */
export function drawHero(key: string, landscape: string, light: { season: Season; hour: Hour }): string {
  const canvas = createSvgCanvas();
  const palette = createPalette(
    seededRandom('hero', key, 'palette'),
    light.hour,
    light.season,
    light.season === 'winter',
    findLandscape(landscape).tint,
  );
  return frame(canvas, composeLandscape(canvas, seededRandom('hero', key), palette, landscape, 125));
}
