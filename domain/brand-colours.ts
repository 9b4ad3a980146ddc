export interface BrandColours {
  /** The colour of header and footer, links and secondary buttons. */
  main: string;
  accent: string;
}

/** The default colours. */
export const usualColours: BrandColours = { main: '#0f4c4a', accent: '#c8421b' };

export const brandColourNames = ['main', 'accent'] as const satisfies readonly (keyof BrandColours)[];
export type BrandColourName = (typeof brandColourNames)[number];

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;
/** Minimum contrast of controls with the page (WCAG 2.2, 1.4.11). */
export const controlContrast = 3;

/** The page background of each mode on which text has the least contrast. */
const pageColours = { light: '#f4eee3', dark: '#1a2625' } as const;
const inks = ['#ffffff', '#1d2b2a'] as const;

type Triple = readonly [number, number, number];

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

const parseColour = (colour: string): Triple =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as unknown as Triple;

const formatColour = (parts: Triple): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gammaEncode = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055;

function luminance(colour: string): number {
  const [r, g, b] = parseColour(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Returns the WCAG contrast ratio, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns white or the pages' ink, whichever is more legible on the colour. */
export const inkOn = (colour: string): string =>
  contrastRatio(inks[0], colour) >= contrastRatio(inks[1], colour) ? inks[0] : inks[1];

function mixColours(colour: string, other: string, share: number): string {
  const [one, two] = [parseColour(colour), parseColour(other)];
  return formatColour(one.map((part, index) => part + (two[index]! - part) * share) as unknown as Triple);
}

/** Converts a colour to Oklab: lightness and two colour axes. */
function toOklab(colour: string): Triple {
  const [r, g, b] = parseColour(colour).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return formatColour(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map(gammaEncode) as unknown as Triple,
  );
}

/** Returns the colour itself if it passes, else the passing colour nearest in lightness. */
function nearest(colour: string, isGood: (colour: string) => boolean): string {
  if (isGood(colour)) return colour;
  const [lightness, a, b] = toOklab(colour);
  for (let distance = 0.005; distance <= 1; distance += 0.005) {
    for (const other of [lightness - distance, lightness + distance]) {
      if (other < 0 || other > 1) continue;
      const candidate = fromOklab([other, a, b]);
      if (isGood(candidate)) return candidate;
    }
  }
  return inks[1];
}

const isReadable = (colour: string): boolean => contrastRatio(inkOn(colour), colour) >= textContrast;

const isGoodAs: Record<BrandColourName, (colour: string) => boolean> = {
  main: isReadable,
  accent: (colour) => isReadable(colour) && contrastRatio(colour, pageColours.light) >= controlContrast,
};

interface ColourCheck {
  text: number;
  /** Contrast between a control in this colour and the page. Null if no control has the colour. */
  control: number | null;
  isGood: boolean;
  nearest: string;
}

export function checkColour(name: BrandColourName, colour: string): ColourCheck {
  return {
    text: contrastRatio(inkOn(colour), colour),
    control: name === 'accent' ? contrastRatio(colour, pageColours.light) : null,
    isGood: isGoodAs[name](colour),
    nearest: nearest(colour, isGoodAs[name]),
  };
}

/**
 * Returns the background of a button while the pointer is over it: a little closer to its text colour, or further from
 * it if the text would become illegible.
 */
function hoverColour(colour: string): string {
  const ink = inkOn(colour);
  const other = ink === '#ffffff' ? '#000000' : '#ffffff';
  const isGood = (found: string): boolean => found !== colour && contrastRatio(found, ink) >= textContrast;
  return (
    [mixColours(colour, ink, 0.12), mixColours(colour, other, 0.16), mixColours(colour, ink, 0.05)].find(
      isGood,
    ) ?? colour
  );
}

/** Returns the colours of text, links and outlines in a mode: legible on the page and on their own tint. */
function textColours(colour: string, mode: 'light' | 'dark'): { words: string; deep: string; tint: string } {
  const tintColour = (found: string): string =>
    mixColours(found, pageColours[mode], mode === 'light' ? 0.9 : 0.84);
  const words = nearest(
    colour,
    (found) =>
      contrastRatio(found, pageColours[mode]) >= textContrast &&
      contrastRatio(found, tintColour(found)) >= textContrast,
  );
  return {
    words,
    deep: mixColours(words, mode === 'light' ? '#000000' : '#ffffff', 0.25),
    tint: tintColour(words),
  };
}

const isGrey = (colour: string): boolean => {
  const [, a, b] = toOklab(colour);
  return Math.hypot(a, b) < 0.03;
};

/**
 * Returns the CSS properties behind the pages' colour tokens, in both modes. Text keeps its contrast even with colours chosen under earlier
 * rules.
 */
export function brandProperties(chosen: BrandColours): Record<`--brand-${string}`, string> {
  const main = nearest(chosen.main, isGoodAs.main);
  const accent = nearest(chosen.accent, isGoodAs.accent);
  const accentDark = nearest(
    accent,
    (colour) => isReadable(colour) && contrastRatio(colour, pageColours.dark) >= controlContrast,
  );
  // A grey main colour would not set links and quiet buttons apart from text, so they use the accent colour.
  const words = isGrey(main) ? accent : main;
  const [light, dark] = [textColours(words, 'light'), textColours(words, 'dark')];
  return {
    '--brand-head': main,
    '--brand-head-ink': inkOn(main),
    '--brand-head-tint': hoverColour(main),
    '--brand-words': light.words,
    '--brand-words-deep': light.deep,
    '--brand-words-tint': light.tint,
    '--brand-words-dark': dark.words,
    '--brand-words-deep-dark': dark.deep,
    '--brand-words-tint-dark': dark.tint,
    '--brand-accent': accent,
    '--brand-accent-deep': hoverColour(accent),
    '--brand-on-accent': inkOn(accent),
    '--brand-accent-words': textColours(accent, 'light').words,
    '--brand-accent-dark': accentDark,
    '--brand-accent-deep-dark': hoverColour(accentDark),
    '--brand-on-accent-dark': inkOn(accentDark),
    '--brand-accent-words-dark': textColours(accent, 'dark').words,
  };
}
