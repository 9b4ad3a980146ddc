declare module 'fontkit' {
  export type Glyph = { path: { toSVG: () => string } };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
  };
  export function create(bytes: Buffer): Font;
}
