import sharp from 'sharp';
import type { FloorPlan } from '../../../domain/homes/plan-rooms.ts';
import { drawPlan, type PlanWords } from '../drawing/plan/draw-plan.ts';
import type { Illustrator } from '../drawing/scene-description.ts';
import { drawSvg, type Drawing } from './drawing.ts';
import { photoFingerprint } from './photo-fingerprint.ts';
import { cutPortrait, prepareLogo, preparePhoto, type PreparedPhoto } from './prepare-photo.ts';
import { redrawPicture, type RedrawnPicture, type RedrawnType } from './redraw-picture.ts';
import { renderPicture, renderUnder, type Photo, type PictureFormat, type Size } from './render-picture.ts';
import { bannerParts, drawBanner, type BannerText } from './banner.ts';
import { drawShareText, type ShareText } from './share-card.ts';
import { createTypesetter, type Typesetter } from './typeset.ts';

export type PictureSource = { drawing: Drawing } | Photo;

/** Draws, cuts, encodes and reads pictures; nothing else handles pixels. */
export type Images = {
  /** Renders a picture in a size and format; `text` is that of a link preview, or of a banner, which is always a JPEG. */
  renderPicture(
    source: PictureSource,
    size: Size,
    format: PictureFormat,
    text?: ShareText | BannerText,
  ): Promise<Buffer>;
  preparePhoto(bytes: Buffer): Promise<PreparedPhoto>;
  prepareLogo(bytes: Buffer): Promise<PreparedPhoto>;
  cutPortrait(photo: Buffer): Promise<Buffer>;
  redrawPicture(bytes: Buffer, type: RedrawnType): Promise<RedrawnPicture>;
  photoFingerprint(bytes: Buffer): Promise<string>;
  /** PNG of a drawing in two colours, at its own size. */
  twoColours(svg: string): Promise<Buffer>;
  /** SVG of a floor plan. */
  drawPlan(plan: FloorPlan, words: PlanWords): Promise<Buffer>;
};

export function createImageWork(illustrator: Illustrator): Images {
  // The pictures' work stays on one thread of the pool, so that requests keep the other cores.
  sharp.concurrency(1);
  sharp.cache(false);
  let typesetter: Promise<Typesetter> | undefined;
  // Fonts are read with the first text.
  const setType = (): Promise<Typesetter> => (typesetter ??= createTypesetter());

  return {
    preparePhoto,
    prepareLogo,
    cutPortrait,
    redrawPicture,
    photoFingerprint,
    async renderPicture(source, size, format, text) {
      const drawnSource = 'drawing' in source ? { svg: drawSvg(illustrator, source.drawing) } : source;
      if (text && 'headline' in text) {
        const over = drawBanner(await setType(), text, size);
        return renderUnder(drawnSource, bannerParts(size).picture, size, over);
      }
      const over = text && drawShareText(await setType(), text);
      return renderPicture(drawnSource, size, format, over);
    },
    twoColours: (svg) => sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer(),
    async drawPlan(plan, words) {
      const { line } = await setType();
      // Outlines are rounded to tenths, and a plan's unit is the metre.
      const svg = drawPlan(plan, words, (text, size) => {
        const set = line(text, 'text', 100);
        return {
          markup: `<g transform="scale(${size / 100})">${set.markup}</g>`,
          width: (set.width * size) / 100,
        };
      });
      return Buffer.from(svg);
    },
  };
}
