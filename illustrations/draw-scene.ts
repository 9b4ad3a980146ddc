import { frame } from './frame.ts';
import { createRoom } from './interiors/room.ts';
import { bath } from './interiors/bath.ts';
import { bedroom } from './interiors/bedroom.ts';
import { kitchen } from './interiors/kitchen.ts';
import { living } from './interiors/living.ts';
import { drawOutside, drawView, paletteOf } from './outdoors.ts';
import { createPalette } from './palette.ts';
import { type Hour, type SceneDescription, type Season } from './scene-description.ts';
import { seededRandom } from './seeded-random.ts';
import { createSheet } from './svg.ts';
import { drawTerrace } from './terrace.ts';

/** The picture as SVG with a view box of 1450 x 900. */
export function drawScene(scene: SceneDescription): string {
  const sheet = createSheet();
  const random = seededRandom(scene.seed, scene.no, scene.scene);
  const draw = (): string => {
    switch (scene.scene) {
      case 'living':
        return living(createRoom(sheet, random, scene));
      case 'kitchen':
        return kitchen(createRoom(sheet, random, scene));
      case 'bedroom':
        return bedroom(createRoom(sheet, random, scene));
      case 'bath':
        return bath(createRoom(sheet, random, scene));
      case 'sauna':
        return bath(createRoom(sheet, random, scene), true);
      case 'terrace':
        return drawTerrace(sheet, random, scene, false);
      case 'pool':
        return drawTerrace(sheet, random, scene, true);
      case 'view':
        return drawView(sheet, random, paletteOf(scene), scene.landscape);
      default:
        return drawOutside(sheet, random, scene);
    }
  };
  return frame(sheet, draw());
}

/** A landscape without a house: countries, regions, themes. */
export function drawHero(key: string, landscape: string, light: { season: Season; hour: Hour }): string {
  const sheet = createSheet();
  const random = seededRandom('hero', key);
  const palette = createPalette(
    seededRandom('hero', key, 'palette'),
    light.hour,
    light.season,
    light.season === 'winter',
  );
  return frame(sheet, drawView(sheet, random, palette, landscape));
}
