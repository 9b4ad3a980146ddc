import { mix } from '../color.ts';
import { backOfHair, frontOfHair, hairCuts } from './hair.ts';
import { seededRandom } from '../../../../domain/seeded-random.ts';
import { alpha, createSvgCanvas, ellipse, group, n, path, rect } from '../svg.ts';
import { body } from './clothes.ts';
import { beard, face, glasses, mouth } from './face.ts';
import type { Head } from './head.ts';

const skins = ['#f4d3b8', '#ecc09a', '#d9a075', '#b97f55', '#8f5c3e', '#6d4430', '#f0c8a8'] as const;

const hairs = ['#2b2422', '#4a3226', '#6f4a30', '#9a6b3e', '#c79a58', '#8a4228', '#3a3534'] as const;

const darkSkins = new Set<string>(['#b97f55', '#8f5c3e', '#6d4430']);

const darkHairs = ['#241d1b', '#3a2a22', '#2b2422', '#4a3226'] as const;

const greys = ['#a8a29c', '#c9c3ba', '#8b8783', '#dcd6cb'] as const;

const grounds = [
  ['#f7e3bd', '#eec283'],
  ['#f5dccb', '#e3a98a'],
  ['#dfe9dc', '#a9c4ae'],
  ['#f3e6cf', '#d9bd8c'],
  ['#e3e8e6', '#a5bfc2'],
  ['#f6dfd3', '#dd9a84'],
] as const;

/** Haircuts by the person's look; without a look, any of them. */
const cutsByLook = {
  woman: ['bob', 'long', 'bun', 'waves', 'tail'],
  man: ['crop', 'part', 'bald', 'curls'],
} as const;

/** The seed of a portrait may begin with the look of the person: `woman-anna`, `man-jonas`. */
function readLook(seed: number | string): keyof typeof cutsByLook | null {
  const [, word] = /(?:^|-)(woman|man)-/.exec(String(seed)) ?? [];
  return word === 'woman' || word === 'man' ? word : null;
}

/** A friendly bust for a member of the office, 240 x 240: few shapes, light from the upper left. */
export function drawPortrait(seed: number | string): string {
  const random = seededRandom('portrait', seed);
  const canvas = createSvgCanvas();
  const [light, deep] = random.pick(grounds);
  const skin = random.pick(skins);
  const shade = mix(skin, '#7d3f34', 0.26);
  const grey = random.chance(0.28);
  const hair = random.pick(grey ? greys : darkSkins.has(skin) ? darkHairs : hairs);
  const looks = readLook(seed);
  const cut = random.pick(looks === null ? hairCuts : cutsByLook[looks]);
  const head: Head = { x: 120, y: 103, rx: random.between(32, 36), ry: random.between(40, 44) };
  let out = rect(0, 0, 240, 240, canvas.down([0, light], [1, deep]));
  const round = random.between(70, 170);
  out += ellipse(round, random.between(80, 110), 84, 84, mix(light, '#ffffff', 0.55), alpha(0.6));
  out += path(
    `M-5 ${n(random.between(176, 200))}Q60 ${n(random.between(150, 176))} 128 ${n(random.between(176, 192))}T245 ${n(random.between(160, 186))}V245H-5Z`,
    mix(deep, '#0f4c4a', 0.2),
    alpha(0.45),
  );
  let bust = backOfHair(cut, head, hair);
  bust += body(random, canvas.across([0.35, '#14282f', 0], [1, '#14282f', 0.34]), skin, shade);
  bust += face(random, head, skin, shade, hair, grey);
  const bearded = looks !== 'woman' && ['crop', 'part', 'bald', 'curls'].includes(cut) && random.chance(0.42);
  if (bearded) bust += beard(head, mix(hair, skin, 0.12));
  bust += mouth(random, head, bearded);
  bust += frontOfHair(cut, head, hair, random.chance(0.5) ? 1 : -1);
  if (random.chance(0.38)) bust += glasses(random, head);
  out += group(bust, 'transform="translate(-15.6 -20) scale(1.13)"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><defs>${canvas.definitions()}</defs>${out}</svg>`;
}
