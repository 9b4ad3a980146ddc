import { mix } from '../color.ts';
import { type Place, project, put } from '../space/camera.ts';
import type { Studio } from '../space/solid.ts';
import { alpha, group, n, path } from '../svg.ts';
import type { HousePlan } from './plan.ts';

/** A round whitewashed room under a cone of grey stone with its painted tip. */
export function drawCone(
  studio: Studio,
  place: Place,
  { right, deep, radius, height, rise }: NonNullable<HousePlan['cones']>[number],
): string {
  const { camera, palette, canvas, random } = studio;
  const middle = put(place, right, 0, deep);
  const [x, foot] = project(camera, middle);
  const scale = camera.focal / middle[2];
  const [r, h, top] = [radius * scale, height * scale, rise * scale];
  const eaves = foot - h;
  const dip = Math.max(-14, Math.min(14, ((camera.eye - height) * scale * radius) / middle[2]));
  const [light, dark] = [palette.lit('#fbf8f0'), palette.shaded('#f0e8da')];
  const [a, b] = palette.side < 0 ? [light, dark] : [dark, light];
  let out = path(
    `M${n(x - r)} ${n(eaves)}V${n(foot)}Q${n(x)} ${n(foot + 12)} ${n(x + r)} ${n(foot)}V${n(eaves)}Q${n(x)} ${n(eaves + dip)} ${n(x - r)} ${n(eaves)}Z`,
    canvas.across([0, a], [0.55, mix(a, b, 0.35)], [1, b]),
  );
  out += path(
    `M${n(x - r)} ${n(eaves)}Q${n(x)} ${n(eaves + dip)} ${n(x + r)} ${n(eaves)}V${n(eaves + 12)}Q${n(x)} ${n(eaves + dip + 14)} ${n(x - r)} ${n(eaves + 12)}Z`,
    palette.shadow,
    alpha(palette.shadowDepth),
  );
  const [ca, cb] =
    palette.side < 0
      ? [palette.lit('#c2b8a6'), palette.shaded('#857d76')]
      : [palette.shaded('#857d76'), palette.lit('#c2b8a6')];
  const shape = `M${n(x - r * 1.12)} ${n(eaves + 4)}Q${n(x - r * 0.42)} ${n(eaves - top * 0.46)} ${n(x)} ${n(eaves - top)}Q${n(x + r * 0.42)} ${n(eaves - top * 0.46)} ${n(x + r * 1.12)} ${n(eaves + 4)}Q${n(x)} ${n(eaves + dip + 10)} ${n(x - r * 1.12)} ${n(eaves + 4)}Z`;
  let courses = '';
  for (let i = 1; i < 13; i++) {
    const y = eaves - (top * i) / 13;
    courses += `M${n(x - r * 1.1)} ${n(y)}q${n(r * 1.1)} ${n(dip * 1.4 + 4)} ${n(r * 2.2)} 0`;
  }
  let stones = '';
  for (let i = 0; i < 60; i++)
    stones += `M${n(x + random.between(-r, r))} ${n(eaves - random.between(0, top * 0.8))}h${n(random.between(5, 14))}v4h-9Z`;
  const clip = canvas.clip(`<path d="${shape}"/>`);
  out += path(shape, canvas.across([0, ca], [0.5, mix(ca, cb, 0.4)], [1, cb]));
  out += group(
    `<path d="${courses}" fill="none" stroke="#4a4440" stroke-opacity="0.4" stroke-width="1.6"/>${path(stones, '#fff4e0', alpha(0.22))}`,
    `clip-path="${clip}"`,
  );
  const tip = 0.3 * scale;
  return (
    out +
    path(
      `M${n(x - tip * 0.5)} ${n(eaves - top + tip * 1.1)}L${n(x - tip * 0.2)} ${n(eaves - top - tip * 0.3)}a${n(tip * 0.34)} ${n(tip * 0.34)} 0 1 1 ${n(tip * 0.4)} 0L${n(x + tip * 0.5)} ${n(eaves - top + tip * 1.1)}Z`,
      light,
    )
  );
}
