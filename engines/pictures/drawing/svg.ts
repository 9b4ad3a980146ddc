import type { Color } from './color.ts';

export type Point = readonly [number, number];
type Stop = readonly [offset: number, color: Color, opacity?: number];

/** One decimal is at most a fifth of a device pixel, and keeps the markup small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const formatPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

export const polygon = (points: readonly Point[], fill: Color, more = ''): string =>
  `<path d="${formatPath(points)}Z" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (points: readonly Point[], stroke: Color, width: number, more = ''): string =>
  `<path d="${formatPath(points)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: Color, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Color, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(Math.max(0, rx))}" ry="${n(Math.max(0, ry))}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: Color, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const alpha = (value: number): string =>
  `fill-opacity="${Math.max(0.02, Math.round(value * 100) / 100)}"`;

/** A soft curve through all points (Catmull-Rom as Bézier). */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

/** A soft ridge filled down to the bottom. */
export const ridge = (points: readonly Point[], bottom: number, fill: Color, more = ''): string => {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  return path(`${curve(points)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`, fill, more);
};

export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;

/** Collects gradients and clip paths of one drawing under unique ids. */
export type SvgCanvas = {
  down: (...stops: Stop[]) => string;
  across: (...stops: Stop[]) => string;
  glow: (...stops: Stop[]) => string;
  clip: (shape: string) => string;
  definitions: () => string;
};

export function createSvgCanvas(): SvgCanvas {
  const idByMarkup = new Map<string, string>();
  const add = (make: (id: string) => string) => {
    const key = make('');
    const id = idByMarkup.get(key) ?? `d${idByMarkup.size}`;
    idByMarkup.set(key, id);
    return `url(#${id})`;
  };
  const formatStops = (stops: Stop[]) =>
    stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  return {
    down: (...stops) =>
      add(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${formatStops(stops)}</linearGradient>`,
      ),
    across: (...stops) => add((id) => `<linearGradient id="${id}">${formatStops(stops)}</linearGradient>`),
    glow: (...stops) => add((id) => `<radialGradient id="${id}">${formatStops(stops)}</radialGradient>`),
    clip: (shape) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    definitions: () => [...idByMarkup].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join(''),
  };
}
