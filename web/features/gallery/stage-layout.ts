import { sourceSet } from '../../components/picture.tsx';
import type { GalleryImage } from './gallery.tsx';

const largest = { width: 1450, height: 900 } as const;

/** From this size on thumbnails are shown below the picture; the viewer's style sheet has the same bound. */
const thumbsFrom = { width: 768, height: 561 } as const;

interface Slide {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  msrc: string;
}

/**
 * Creates the slides of the stage. `previews` are the URLs that the page has loaded already, by index: they are shown while the large
 * pictures load, and reveal whether the browser reads AVIF.
 */
export function createSlides(
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

/** Returns the pixels that the caption above the picture and the controls below it need. */
export function stagePadding({ x, y }: { x: number; y: number }): Padding {
  const sides = { left: 0, right: 0 };
  if (y < thumbsFrom.height) return { ...sides, top: 56, bottom: 8 };
  // Equal paddings centre the picture on phones.
  if (x < thumbsFrom.width) return { ...sides, top: 80, bottom: 80 };
  return { ...sides, top: 60, bottom: 96 };
}
