import { mix } from '../color.ts';

import { ellipse, line, n, path } from '../svg.ts';

import { type Room } from './room.ts';

export function vase(room: Room, x: number, y: number, h: number): string {
  const { lit, shaded, random, scheme } = room;
  const bloom = random.pick(['#e9a23b', '#c8421b', '#f6efe0', '#d97a86', '#8a9a6a']);
  let out = '';
  for (let i = 0; i < 6; i++) {
    const ex = x + (i - 2.5) * h * 0.2;
    const ey = y - h * random.between(1.2, 1.7);
    out +=
      line(
        [
          [x, y - h * 0.5],
          [ex, ey],
        ],
        shaded('#5a7a4c'),
        2.5,
      ) +
      ellipse(ex, ey, h * 0.13, h * 0.11, lit(bloom)) +
      ellipse(ex + h * 0.08, ey + h * 0.16, h * 0.09, h * 0.04, lit('#6f8f5a'));
  }
  return (
    out +
    path(
      `M${n(x - h * 0.1)} ${n(y - h * 0.62)}H${n(x + h * 0.1)}Q${n(x + h * 0.36)} ${n(y - h * 0.3)} ${n(x + h * 0.16)} ${n(y)}H${n(x - h * 0.16)}Q${n(x - h * 0.36)} ${n(y - h * 0.3)} ${n(x - h * 0.1)} ${n(y - h * 0.62)}Z`,
      lit(mix(scheme.textile, '#fbf3e2', 0.3)),
    )
  );
}
