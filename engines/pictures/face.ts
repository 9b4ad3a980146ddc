import type { Images } from './raster/image-work.ts';

export { drawingEdition } from './drawing/edition.ts';
export { type PlanWords, sizeOfPlan } from './drawing/plan/draw-plan.ts';
export type { Hour, SceneDescription, Season } from './drawing/scene-description.ts';
export type { Drawing } from './raster/drawing.ts';
export type { Images, PictureSource } from './raster/image-work.ts';
export type { PreparedPhoto } from './raster/prepare-photo.ts';
export type { PictureFormat, Size } from './raster/render-picture.ts';
export type { BannerText } from './raster/banner.ts';
export type { ShareText } from './raster/share-card.ts';

/**
 * Creates picture work in this process. The first call loads the drawing code and the image library: some 40 MB, which a process that
 * delegates pictures to another never needs.
 */
export function createPictureWork(): Images {
  let loading: Promise<Images> | undefined;
  const work = (): Promise<Images> => (loading ??= loadWork());
  return {
    renderPicture: async (...args) => (await work()).renderPicture(...args),
    preparePhoto: async (...args) => (await work()).preparePhoto(...args),
    prepareLogo: async (...args) => (await work()).prepareLogo(...args),
    cutPortrait: async (...args) => (await work()).cutPortrait(...args),
    redrawPicture: async (...args) => (await work()).redrawPicture(...args),
    photoFingerprint: async (...args) => (await work()).photoFingerprint(...args),
    twoColours: async (...args) => (await work()).twoColours(...args),
    drawPlan: async (...args) => (await work()).drawPlan(...args),
  };
}

async function loadWork(): Promise<Images> {
  const [{ createImageWork }, { illustrator }] = await Promise.all([
    import('./raster/image-work.ts'),
    import('./drawing/illustrator.ts'),
  ]);
  return createImageWork(illustrator);
}
