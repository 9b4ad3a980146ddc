import { mix } from '../color.ts';
import { alpha, n, path } from '../svg.ts';
import { type DrawTree, tones } from './tree-parts.ts';

/** Skirts of branches, each lit on the sun's side. */
const conifer =
  (color: string, slim: number): DrawTree =>
  (random, palette, { x, y, height, distance, sun }) => {
    const tone = tones(palette, color, distance);
    const half = height * random.between(0.17, 0.23) * slim;
    const tiers = distance > 0.25 ? 7 : 11;
    let [deep, body, light, snow] = ['', '', '', ''];
    for (let i = tiers; i >= 1; i--) {
      const t = i / tiers;
      const foot = y - height + height * 0.96 * t;
      const top = foot - (height / tiers) * 1.9;
      const reach = half * (0.1 + 0.9 * t) * random.between(0.86, 1.1);
      const droop = (height / tiers) * 0.34;
      const skirt = (from: number, to: number, d: number) =>
        `M${n(x)} ${n(top)}L${n(x + from)} ${n(foot + droop)}Q${n(x + (from + to) / 2)} ${n(foot - droop * 0.7 + d)} ${n(x + to)} ${n(foot + droop)}Z`;
      deep += skirt(-reach, reach, droop);
      body += skirt(sun < 0 ? -reach * 0.96 : -reach * 0.34, sun < 0 ? reach * 0.34 : reach * 0.96, 0);
      light += skirt(sun * reach * 0.34, sun * reach * 0.92, -droop);
      if (palette.snow)
        snow += `M${n(x)} ${n(top + droop * 1.4)}L${n(x - reach * 0.8)} ${n(foot + droop * 0.3)}Q${n(x - reach * 0.3)} ${n(foot - droop * 2.4)} ${n(x)} ${n(foot - droop * 2.2)}T${n(x + reach * 0.78)} ${n(foot + droop * 0.3)}Z`;
    }
    const w = height * 0.016;
    return (
      path(`M${n(x - w)} ${n(y - height * 0.1)}H${n(x + w)}V${n(y)}H${n(x - w)}Z`, tone.deep) +
      path(deep, tone.deep) +
      path(body, tone.body) +
      path(light, tone.light, alpha(0.5)) +
      (palette.snow
        ? path(
            snow,
            palette.far(
              mix(palette.facing('#f6f9fd', [0, 0.8, -0.6]), '#ffffff', palette.dark ? 0 : 0.4),
              distance * 0.5,
            ),
            alpha(0.92),
          )
        : '')
    );
  };

export const fir: DrawTree = (random, palette, at) => conifer(palette.evergreen, 1)(random, palette, at);

export const larch: DrawTree = (random, palette, at) =>
  conifer(
    palette.season === 'autumn' ? '#d29a3c' : palette.season === 'winter' ? '#857a66' : '#7d9a4e',
    0.82,
  )(random, palette, at);
