import type { Size } from './render-picture.ts';
import type { SetLine, Typesetter } from './typeset.ts';

/** What a banner says beside its picture, and in which colours. */
export type BannerText = {
  headline: string;
  /** Left out where there is no room. */
  detail: string;
  /** The words of its button. */
  call: string;
  site: string;
  colours: { main: string; ink: string; accent: string; onAccent: string };
};

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const placed = ({ markup }: SetLine, x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${markup}</g>`;

/** The largest size at which all words fit into the lines; the smallest where none does, cut with an ellipsis. */
function fit(
  { wrap }: Typesetter,
  text: string,
  face: 'headline' | 'text',
  { largest, smallest, width, lines }: { largest: number; smallest: number; width: number; lines: number },
): { lines: SetLine[]; size: number } {
  for (let size = largest; size > smallest; size -= Math.max(1, Math.round(size / 24))) {
    const set = wrap(text, face, size, width, 99);
    if (set.length <= lines && set.every((line) => line.width <= width)) return { lines: set, size };
  }
  return { lines: wrap(text, face, smallest, width, lines), size: smallest };
}

/** Where picture and words lie: beside each other in a wide banner, else one below the other. */
export function bannerParts({ width, height }: Size): { picture: Box; panel: Box } {
  const isWide = width > 2.5 * height;
  const share = isWide ? (width > 600 ? 0.66 : 0.68) : height > 2 * width ? 0.5 : 0.52;
  const edge = Math.round((isWide ? width : height) * share);
  return isWide
    ? { panel: { x: 0, y: 0, width: edge, height }, picture: { x: edge, y: 0, width: width - edge, height } }
    : {
        picture: { x: 0, y: 0, width, height: edge },
        panel: { x: 0, y: edge, width, height: height - edge },
      };
}

/** A layer of a banner's size with headline, site and button on an opaque panel beside or below the picture. */
export function drawBanner(typesetter: Typesetter, text: BannerText, { width, height }: Size): string {
  const { panel } = bannerParts({ width, height });
  const content =
    panel.height === height ? wideContent(typesetter, text, panel) : tallContent(typesetter, text, panel);
  const { main, ink } = text.colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect x="${panel.x}" y="${panel.y}" width="${panel.width}" height="${panel.height}" fill="${main}"/><g fill="${ink}">${content.words}</g>${content.button}<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="none" stroke="${main}"/></svg>`;
}

function drawButton(
  { line }: Typesetter,
  { call, colours }: BannerText,
  size: number,
): { box: Size; at(x: number, y: number): string } {
  const words = line(call, 'text', size);
  const box = { width: Math.ceil(words.width + size * 1.8), height: Math.round(size * 2.1) };
  return {
    box,
    at: (x, y) =>
      `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="${Math.round(box.height / 4)}" fill="${colours.accent}"/><g fill="${colours.onAccent}">${placed(words, x + size * 0.9, y + box.height / 2 + size * 0.35)}</g>`,
  };
}

/** Headline, detail and site one below the other, and the button at the end. */
function wideContent(
  typesetter: Typesetter,
  text: BannerText,
  panel: Box,
): { words: string; button: string } {
  const pad = Math.round(panel.height * 0.16);
  const isLong = panel.width > 300;
  const button = drawButton(typesetter, text, isLong ? 15 : 12);
  const room = isLong ? panel.width - button.box.width - 3 * pad : panel.width - 2 * pad;
  const title = fit(typesetter, text.headline, 'headline', {
    largest: isLong ? 27 : 20,
    smallest: 13,
    width: room,
    lines: isLong ? 1 : 2,
  });
  const site = fit(
    typesetter,
    isLong && text.detail !== '' ? `${text.detail} · ${text.site}` : text.site,
    'text',
    {
      ...{ largest: isLong ? 14 : 11, smallest: 10, lines: 1 },
      width: isLong ? room : panel.width - button.box.width - 3 * pad,
    },
  );
  const leading = title.size * 1.12;
  if (isLong) {
    const whole = leading * title.lines.length + site.size * 1.5;
    const top = (panel.height - whole) / 2 + title.size * 0.85;
    const words = title.lines.map((line, at) => placed(line, pad, top + at * leading)).join('');
    const below = placed(site.lines[0]!, pad, top + leading * (title.lines.length - 1) + site.size * 1.75);
    return {
      words: words + below,
      button: button.at(
        panel.width - button.box.width - pad,
        Math.round((panel.height - button.box.height) / 2),
      ),
    };
  }
  const foot = panel.height - Math.round(pad * 0.7) - button.box.height;
  const words = title.lines
    .map((line, at) => placed(line, pad, pad * 0.7 + title.size * 0.85 + at * leading))
    .join('');
  const beside = placed(site.lines[0]!, pad, foot + button.box.height / 2 + site.size * 0.35);
  return { words: words + beside, button: button.at(panel.width - button.box.width - pad, foot) };
}

/** The site above, the headline in the middle and the button at the foot. */
function tallContent(
  typesetter: Typesetter,
  text: BannerText,
  panel: Box,
): { words: string; button: string } {
  const unit = Math.min(panel.width, panel.height);
  const pad = Math.round(unit * 0.09);
  const room = panel.width - 2 * pad;
  const isNarrow = panel.width < 200;
  const button = drawButton(typesetter, text, Math.max(12, Math.round(unit * (isNarrow ? 0.085 : 0.065))));
  const site = fit(typesetter, text.site, 'text', {
    largest: Math.round(unit * (isNarrow ? 0.1 : 0.085)),
    smallest: 10,
    width: room,
    lines: 1,
  });
  const top = panel.y + pad + site.size * 0.85;
  const foot = panel.y + panel.height - pad - button.box.height;
  const space = foot - top - pad * 0.6;
  const detail =
    text.detail === ''
      ? null
      : fit(typesetter, text.detail, 'text', {
          largest: Math.round(unit * (isNarrow ? 0.1 : 0.075)),
          smallest: 10,
          width: room,
          lines: isNarrow ? 3 : 1,
        });
  const detailHeight = detail ? detail.lines.length * detail.size * 1.25 + detail.size * 0.4 : 0;
  const lines = isNarrow ? 5 : 2;
  const largest = Math.min(
    Math.round(unit * (isNarrow ? 0.17 : 0.19)),
    Math.floor((space - detailHeight) / (isNarrow ? 3 : 1.15)),
  );
  const title = fit(
    typesetter,
    isNarrow ? text.headline.replace(/-(?=\p{L}{3})/gu, '- ') : text.headline,
    'headline',
    {
      largest: Math.max(isNarrow ? 10 : 14, largest),
      smallest: isNarrow ? 10 : 14,
      width: room,
      lines,
    },
  );
  const leading = title.size * 1.12;
  const whole = title.lines.length * leading + detailHeight;
  const doesFit = whole <= space;
  const shown = doesFit ? whole : title.lines.length * leading;
  const start = top + (space - shown) / 2 + pad * 0.3 + title.size * 0.85;
  const words = [
    placed(site.lines[0]!, pad, top),
    ...title.lines.map((line, at) => placed(line, pad, start + at * leading)),
    ...(detail && doesFit
      ? detail.lines.map((line, at) =>
          placed(line, pad, start + (title.lines.length - 1) * leading + detail.size * (1.5 + at * 1.25)),
        )
      : []),
  ];
  return { words: words.join(''), button: button.at(pad, foot) };
}
