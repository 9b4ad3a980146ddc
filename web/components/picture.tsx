import type { ReactNode } from 'react';

const servedSizes = [
  [250, 155],
  [362, 225],
  [500, 310],
  [725, 450],
  [1088, 675],
  [1450, 900],
] as const;

type ServedWidth = (typeof servedSizes)[number][0];

/** Returns the srcset of a picture, in the served widths that its place may need. */
export const sourceSet = (
  base: string,
  type: 'avif' | 'webp',
  widths: readonly ServedWidth[] = servedSizes.map(([width]) => width),
): string =>
  servedSizes
    .filter(([width]) => widths.includes(width))
    .map(([width, height]) => `${base}-${width}x${height}.${type} ${width}w`)
    .join(', ');

export const widthsUpTo = (maxWidth: number): ServedWidth[] =>
  servedSizes.map(([width]) => width).filter((width) => width <= maxWidth);

/** A picture of a home in the size that its place needs. `sizes` is the width of the place. */
export function Picture({
  src,
  alt,
  sizes,
  eager = false,
  maxWidth = 1450,
  title,
  className,
}: {
  /** Base of the addresses: `<src>-725x450.avif`. */
  src: string;
  alt: string;
  sizes: string;
  /** For pictures in the first view, which are loaded at once and with high priority. */
  eager?: boolean;
  maxWidth?: number;
  title?: string;
  className?: string | undefined;
}): ReactNode {
  const widths = widthsUpTo(maxWidth);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(src, 'avif', widths)} sizes={sizes} />
      <img
        src={`${src}-725x450.webp`}
        srcSet={sourceSet(src, 'webp', widths)}
        sizes={sizes}
        width={725}
        height={450}
        alt={alt}
        title={title}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** A large picture of a country, region, offer or theme. Phones get a portrait crop, with half the bytes of the wide one. */
export function HeroPicture({
  src,
  alt,
  className,
}: {
  src: string;
  alt: string;
  className?: string | undefined;
}): ReactNode {
  return (
    <picture>
      <source media="(max-width: 767px)" type="image/avif" srcSet={`${src}-720x900.avif`} />
      <source type="image/avif" srcSet={`${src}-1600x700.avif`} />
      <img
        src={`${src}-1600x700.webp`}
        width={1600}
        height={700}
        alt={alt}
        className={className}
        fetchPriority="high"
      />
    </picture>
  );
}
