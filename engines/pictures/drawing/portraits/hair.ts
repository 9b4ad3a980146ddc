import { type Color, mix } from '../color.ts';
import type { Head } from './head.ts';
import { alpha, ellipse, n, path } from '../svg.ts';

export const hairCuts = ['crop', 'part', 'curls', 'bob', 'long', 'bun', 'waves', 'bald', 'tail'] as const;

type Cut = (typeof hairCuts)[number];

/** Draws hair behind head and neck. */
export function backOfHair(cut: Cut, { x, y, rx, ry }: Head, hair: Color): string {
  const deep = mix(hair, '#1d1614', 0.28);
  switch (cut) {
    case 'bob':
      return path(
        `M${n(x - rx - 9)} ${n(y - 8)}C${n(x - rx - 12)} ${n(y - ry * 1.5)} ${n(x + rx + 12)} ${n(y - ry * 1.5)} ${n(x + rx + 9)} ${n(y - 8)}Q${n(x + rx + 13)} ${n(y + 30)} ${n(x + rx + 4)} ${n(y + 42)}Q${n(x)} ${n(y + 52)} ${n(x - rx - 4)} ${n(y + 42)}Q${n(x - rx - 13)} ${n(y + 30)} ${n(x - rx - 9)} ${n(y - 8)}Z`,
        deep,
      );
    case 'long':
      return path(
        `M${n(x - rx - 8)} ${n(y - 8)}C${n(x - rx - 10)} ${n(y - ry * 1.5)} ${n(x + rx + 10)} ${n(y - ry * 1.5)} ${n(x + rx + 8)} ${n(y - 8)}Q${n(x + rx + 18)} ${n(y + 50)} ${n(x + rx + 10)} ${n(y + 92)}Q${n(x)} ${n(y + 76)} ${n(x - rx - 10)} ${n(y + 92)}Q${n(x - rx - 18)} ${n(y + 50)} ${n(x - rx - 8)} ${n(y - 8)}Z`,
        deep,
      );
    case 'waves': {
      let out = '';
      for (let i = 0; i < 6; i++)
        for (const s of [-1, 1])
          out += ellipse(x + s * (rx + 3 + (i % 2) * 5), y - 22 + i * 15, 14, 13, deep);
      return out + ellipse(x, y - 14, rx + 9, ry + 3, deep);
    }
    case 'bun':
      return ellipse(x + 3, y - ry - 11, 17, 15, hair) + ellipse(x, y - 12, rx + 5, ry, deep);
    case 'tail':
      return (
        path(
          `M${n(x + rx - 6)} ${n(y - 30)}Q${n(x + rx + 26)} ${n(y - 20)} ${n(x + rx + 17)} ${n(y + 44)}Q${n(x + rx + 6)} ${n(y + 20)} ${n(x + rx - 2)} ${n(y)}Z`,
          deep,
        ) + ellipse(x, y - 12, rx + 4, ry - 1, deep)
      );
    case 'curls': {
      let out = '';
      for (let i = 0; i <= 10; i++) {
        const a = Math.PI * (1.12 + (i / 10) * 0.76 + (i - 5) * 0.024);
        out += ellipse(
          x + Math.cos(a) * (rx + 3),
          y - 6 + Math.sin(a) * (ry + 1),
          14,
          13,
          i % 2 ? hair : deep,
        );
      }
      return out;
    }
    default:
      return '';
  }
}

/** Draws hair around the forehead, with a highlight on its crown. */
export function frontOfHair(cut: Cut, { x, y, rx, ry }: Head, hair: Color, part: 1 | -1): string {
  const light = mix(hair, '#ffe2b8', 0.22);
  const top = y - ry * 1.17;
  const at = (u: number) => n(x + part * u);
  switch (cut) {
    case 'bald':
      return (
        path(
          `M${n(x - rx - 3)} ${n(y + 8)}Q${n(x - rx - 6)} ${n(y - 16)} ${n(x - rx + 5)} ${n(y - 24)}Q${n(x - rx + 2)} ${n(y - 8)} ${n(x - rx + 2)} ${n(y + 6)}Z`,
          hair,
        ) +
        path(
          `M${n(x + rx + 3)} ${n(y + 8)}Q${n(x + rx + 6)} ${n(y - 16)} ${n(x + rx - 5)} ${n(y - 24)}Q${n(x + rx - 2)} ${n(y - 8)} ${n(x + rx - 2)} ${n(y + 6)}Z`,
          hair,
        ) +
        ellipse(x - 9, y - ry * 0.68, 11, 5, '#ffffff', alpha(0.2))
      );
    case 'curls': {
      let out = '';
      for (let i = 0; i < 6; i++)
        out += ellipse(
          x - rx * 0.8 + i * rx * 0.32,
          y - ry * 0.8 - Math.sin((i / 5) * Math.PI) * 6,
          11,
          10,
          i % 2 ? hair : mix(hair, light, 0.5),
        );
      return out;
    }
    case 'crop':
      return (
        path(
          `M${n(x - rx - 3)} ${n(y)}C${n(x - rx - 6)} ${n(top - 12)} ${n(x + rx + 6)} ${n(top - 12)} ${n(x + rx + 3)} ${n(y)}Q${n(x + rx - 1)} ${n(y - 15)} ${n(x + rx - 6)} ${n(y - 22)}Q${n(x)} ${n(y - 32)} ${n(x - rx + 6)} ${n(y - 22)}Q${n(x - rx + 1)} ${n(y - 15)} ${n(x - rx - 3)} ${n(y)}Z`,
          hair,
        ) +
        path(
          `M${n(x - 22)} ${n(y - 36)}Q${n(x - 8)} ${n(y - 50)} ${n(x + 12)} ${n(y - 46)}Q${n(x - 8)} ${n(y - 43)} ${n(x - 22)} ${n(y - 36)}Z`,
          light,
          alpha(0.6),
        )
      );
    default:
      // Parted at one side and swept across the forehead.
      return (
        path(
          `M${at(-rx - 4)} ${n(y + (cut === 'part' ? 0 : 12))}C${at(-rx - 10)} ${n(top - 10)} ${at(rx + 10)} ${n(top - 14)} ${at(rx + 4)} ${n(y + (cut === 'part' ? 0 : 12))}Q${at(rx)} ${n(y - 14)} ${at(rx * 0.55)} ${n(y - 29)}Q${at(0)} ${n(y - 16)} ${at(-rx * 0.8)} ${n(y - 15)}Q${at(-rx)} ${n(y - 6)} ${at(-rx - 4)} ${n(y + (cut === 'part' ? 0 : 12))}Z`,
          hair,
        ) +
        path(
          `M${at(12)} ${n(y - 38)}Q${at(-8)} ${n(y - 27)} ${at(-24)} ${n(y - 24)}Q${at(-10)} ${n(y - 36)} ${at(12)} ${n(y - 38)}Z`,
          light,
          alpha(0.55),
        )
      );
  }
}
