export type Color = string;

type Channels = [number, number, number];

function channels(color: Color): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(values: Channels): Color {
  let out = '#';
  for (const value of values) {
    out += Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  }
  return out;
}

/** Mixes a and b; `share` goes from 0 (a) to 1 (b). Channels are squared so that the middle is as bright as the ends. */
export function mix(a: Color, b: Color, share: number): Color {
  const [x, y] = [channels(a), channels(b)];
  const at = (i: 0 | 1 | 2) => Math.sqrt(x[i] * x[i] * (1 - share) + y[i] * y[i] * share);
  return hex([at(0), at(1), at(2)]);
}

export function under(surface: Color, light: Color): Color {
  const [x, y] = [channels(surface), channels(light)];
  return hex([(x[0] * y[0]) / 255, (x[1] * y[1]) / 255, (x[2] * y[2]) / 255]);
}
