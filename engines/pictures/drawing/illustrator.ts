import { drawHero, drawScene } from './draw-scene.ts';
import { drawPortrait } from './portraits/portrait.ts';
import type { Illustrator } from './scene-description.ts';

/** Draws pictures for whatever has no photo. */
export const illustrator: Illustrator = {
  scene: drawScene,
  hero: drawHero,
  portrait: drawPortrait,
};
