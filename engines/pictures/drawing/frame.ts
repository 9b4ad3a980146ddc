import { seededRandom } from '../../../domain/seeded-random.ts';
import { type SvgCanvas, n } from './svg.ts';

// Print dots in a repeated tile: measured 30 times cheaper to rasterise than feTurbulence at the largest size.
const grain = (() => {
  const random = seededRandom('grain');
  const dots = { light: '', dark: '' };
  for (let i = 0; i < 900; i++) {
    const tone = i % 2 ? 'light' : 'dark';
    const size = random.between(0.7, 1.9);
    dots[tone] +=
      `M${n(random.between(0, 300))} ${n(random.between(0, 300))}h${n(size)}v${n(size)}h${n(-size)}Z`;
  }
  return `<pattern id="grain" width="300" height="300" patternUnits="userSpaceOnUse"><path d="${dots.light}" fill="#fff8e8" fill-opacity="0.1"/><path d="${dots.dark}" fill="#1d2b2a" fill-opacity="0.08"/></pattern>`;
})();

export function frame(canvas: SvgCanvas, content: string, width = 1450, height = 900): string {
  const vignette = canvas.glow([0, '#1d2b2a', 0], [0.62, '#1d2b2a', 0], [1, '#1d2b2a', 0.1]);
  const over = `<rect x="-220" y="-160" width="1890" height="1220" fill="${vignette}"/><rect width="1450" height="900" fill="url(#grain)"/>`;
  const box = width === 1450 ? '0 0 1450 900' : `0 0 ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${grain}${canvas.definitions()}</defs>${content}${over}</svg>`;
}
