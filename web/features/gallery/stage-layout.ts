import { sourceSet } from '../../components/picture.tsx';
import type { GalleryImage } from './gallery.tsx';

/** The largest size in which every picture of a home is served. */
const largest = { width: 1450, height: 900 } as const;

/** From this size on thumbnails stand below the picture; the sheet of the viewer says the same. */
const thumbsFrom = { width: 768, height: 561 } as const;

/** A picture as the stage shows it. */
interface Slide {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  /** What is shown, blurred, until the picture has come. */
  msrc: string;
}

/**
 * Makes the slides of the stage. `previews` are the addresses that the page has loaded already, by index: they
 * stand in for the large pictures, and tell whether the browser reads AVIF.
 */
export function slidesOf(
  images: readonly GalleryImage[],
  previews: readonly string[],
  altOf: (image: GalleryImage) => string,
): Slide[] {
  const type = previews.some((src) => src.endsWith('.avif')) ? 'avif' : 'webp';
  return images.map((image, index) => {
    const base = image.cdn + image.src;
    return {
      src: `${base}-1450x900.${type}`,
      srcset: sourceSet(base, type),
      ...largest,
      alt: altOf(image),
      msrc: previews[index] || `${base}-250x155.${type}`,
    };
  });
}

interface Padding {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The room that the words above the picture and the thumbnails or buttons below it take, in pixels. */
export function paddingOf({ x, y }: { x: number; y: number }): Padding {
  const sides = { left: 0, right: 0 };
  if (y < thumbsFrom.height) return { ...sides, top: 56, bottom: 8 };
  // As much above as below: the picture stands in the middle of a phone.
  if (x < thumbsFrom.width) return { ...sides, top: 80, bottom: 80 };
  return { ...sides, top: 60, bottom: 96 };
}
