import type { Hour, Illustrator, SceneDescription, Season } from '../drawing/scene-description.ts';

export type Drawing =
  | { scene: SceneDescription }
  | { hero: { key: string; landscape: string; light: { season: Season; hour: Hour } } }
  | { portrait: string };

/** Returns the drawing as SVG: half a megabyte, made in a twentieth of a second. */
export function drawSvg(illustrator: Illustrator, drawing: Drawing): string {
  if ('scene' in drawing) return illustrator.scene(drawing.scene);
  if ('portrait' in drawing) return illustrator.portrait(drawing.portrait);
  const { key, landscape, light } = drawing.hero;
  return illustrator.hero(key, landscape, light);
}
