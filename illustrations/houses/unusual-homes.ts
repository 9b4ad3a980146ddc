import { mix } from '../color.ts';
import { drawTree } from '../trees.ts';
import { alpha, ellipse, n, path, rect } from '../svg.ts';
import { type House, type Site, drawDoor, drawWindow, wall } from './parts.ts';

export function houseboat(site: Site): House {
  const { random, palette } = site;
  const hull = random.pick(['#23404f', '#0f4c4a', '#7a3b2c', '#3c4a4c']);
  const cabin = random.pick(['#b98a5c', '#f3ead9', '#8fb0ae', '#c8694a', '#e9c46a']);
  let out = ellipse(260, 30, 330, 16, palette.shaded('#1d3b4a'), alpha(0.45));
  out += wall(site, random.pick(['planks', 'boards']), 46, -28, 410, 116, cabin);
  for (let i = 0; i < 4; i++)
    out += drawWindow(site, 76 + i * 96, -124, 66, i === 3 ? 92 : 56, {
      frame: '#fbf7f0',
      bars: i % 2 === 0,
    });
  out +=
    rect(28, -156, 450, 14, palette.snow ? palette.lit('#ffffff') : palette.lit('#e9e2d2')) +
    rect(40, -143, 424, 8, palette.shaded(cabin), alpha(0.6));
  out +=
    wall(site, 'planks', 130, -156, 210, 66, mix(cabin, '#ffffff', 0.25)) +
    drawWindow(site, 160, -206, 146, 40, { frame: '#fbf7f0' }) +
    rect(116, -232, 238, 11, palette.lit('#e9e2d2'));
  for (let i = 0; i < 8; i++) out += rect(358 + i * 16, -192, 3, 36, palette.shaded('#fbf7f0'));
  out += rect(354, -194, 124, 4, palette.lit('#fbf7f0'));
  out +=
    path('M-30 -34H540Q560 -34 552 -12L536 22Q532 30 516 30H4Q-14 30 -20 16Z', palette.shaded(hull)) +
    path('M-30 -34H540Q560 -34 554 -20H-26Z', palette.lit(mix(hull, '#ffffff', 0.25)));
  for (let i = 0; i < 5; i++) out += ellipse(40 + i * 110, -4, 9, 9, palette.lit('#f3ead9'));
  return { markup: out, width: 550, door: 300 };
}

/** Stone cones of Apulia. */
export function trullo(site: Site): House {
  const { random, palette } = site;
  let out = '';
  const cones = random.int(3, 4);
  for (let i = 0; i < cones; i++) {
    const w = random.between(150, 185);
    const x = i * 138;
    const h = random.between(98, 118);
    const top = h + random.between(128, 172);
    const stone = palette.snow ? '#f4f2ec' : '#a39a8c';
    out +=
      wall(site, 'plaster', x, 0, w, h, '#fbf5ea') +
      rect(x + w - 22, -h, 22, h, palette.shaded('#f3ead9'), alpha(0.6));
    const cx = x + w / 2;
    out += path(
      `M${n(x - 12)} ${n(-h + 4)}Q${n(cx - w * 0.2)} ${n(-top * 0.78)} ${n(cx)} ${n(-top)}Q${n(cx + w * 0.2)} ${n(-top * 0.78)} ${n(x + w + 12)} ${n(-h + 4)}Z`,
      palette.lit(stone),
    );
    out += path(
      `M${n(cx + 8)} ${n(-h + 4)}Q${n(cx + w * 0.14)} ${n(-top * 0.76)} ${n(cx)} ${n(-top)}Q${n(cx + w * 0.2)} ${n(-top * 0.78)} ${n(x + w + 12)} ${n(-h + 4)}Z`,
      palette.shaded(stone),
      alpha(0.85),
    );
    for (let k = 1; k < 8; k++) {
      const t = k / 8;
      const half = (w / 2 + 12) * (1 - t) ** 0.9 * 0.96;
      out += `<path d="M${n(cx - half)} ${n(-h - (top - h) * t)}q${n(half)} 7 ${n(half * 2)} 0" fill="none" stroke="${palette.shaded('#6f675e')}" stroke-opacity="0.45" stroke-width="2"/>`;
    }
    out +=
      ellipse(cx, -top - 9, 9, 9, palette.lit('#fbf5ea')) +
      rect(cx - 6, -top - 4, 12, 12, palette.lit('#fbf5ea'));
    out +=
      i === 1
        ? drawDoor(site, cx - 23, 84, 46, random.pick(['#4f7a8c', '#5f8f6a', '#8c5a3c']), true)
        : drawWindow(site, cx - 17, -h * 0.7, 34, 44, { frame: '#e6dcc8', arched: true, bars: false });
  }
  return { markup: out, width: cones * 138 + 40, door: 138 + 82 };
}

/** A park of small houses: the same shape twice more behind, among birches. */
export const parkRow = (site: Site, house: House): string => {
  const { random, palette } = site;
  let out = '';
  for (let i = 0; i < 2; i++)
    out += `<g transform="translate(${n(i === 0 ? -330 : 560)} -46) scale(0.52)" opacity="0.94">${house.markup}</g>`;
  for (let i = 0; i < 3; i++)
    out += drawTree('birch', random, palette, {
      x: -190 + i * 420,
      y: -24,
      height: random.between(180, 250),
      distance: 0.14,
      sun: -1,
    });
  return out;
};
