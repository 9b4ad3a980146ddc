import { composeLandscape } from './compose.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../../../../domain/seeded-random.ts';
import { type SvgCanvas, group } from '../svg.ts';

export function drawView(canvas: SvgCanvas, random: Random, palette: Palette, name: string): string {
  const turned = random.chance(0.5);
  const view = composeLandscape(canvas, random, palette, name, 0);
  return turned ? group(view, 'transform="translate(1450 0) scale(-1 1)"') : view;
}
