import type { SetLine, Typesetter } from './typeset.ts';

/** Texts on the picture of a link preview. */
export type ShareText = {
  title: string;
  place: string;
  /** The name of the site. */
  site: string;
};

const [width, height] = [1200, 630];
const margin = 64;

const placed = ({ markup }: SetLine, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${markup}</g>`;

/** A layer of 1200 x 630 for a link preview: the name set on a soft dark foot, the site's name above. */
export function drawShareText(typesetter: Typesetter, { title, place, site }: ShareText): string {
  const size = title.length > 46 ? 58 : 68;
  const lines = typesetter.wrap(title, 'headline', size, width - 2 * margin, 2);
  const leading = size * 1.12;
  const foot = height - margin - (place ? 46 : 6);
  const headline = lines
    .map((line, i) => placed(line, margin, Math.round(foot - (lines.length - 1 - i) * leading)))
    .join('');
  const below = place
    ? placed(typesetter.wrap(place, 'text', 30, width - 2 * margin, 1)[0] as SetLine, margin, height - margin)
    : '';
  const brand = typesetter.line(site, 'headline', 34);
  // Fraunces' regular cut, made stronger by a thin line of its own colour.
  const strong = (d: string, weight: number) =>
    `<g fill="#fffaf0" stroke="#fffaf0" stroke-width="${weight}" stroke-linejoin="round">${d}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0.28" stop-color="#0c2a2b" stop-opacity="0"/><stop offset="0.62" stop-color="#0c2a2b" stop-opacity="0.5"/><stop offset="1" stop-color="#0a2224" stop-opacity="0.88"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#foot)"/><rect x="${margin - 22}" y="40" width="${Math.ceil(brand.width) + 44}" height="58" rx="29" fill="#0f4c4a"/>${strong(placed(brand, margin, 80), 18)}${strong(headline, 22)}<g fill="#f3e6cc">${below}</g></svg>`;
}
