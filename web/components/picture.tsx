import type { ReactNode } from 'react';

/** Sizes in which the house serves every picture of a home. */
const servedSizes = [
  [250, 155],
  [362, 225],
  [500, 310],
  [725, 450],
  [1088, 675],
  [1450, 900],
] as const;

const sourceSet = (base: string, type: 'avif' | 'webp', maxWidth: number): string =>
  servedSizes
    .filter(([width]) => width <= maxWidth)
    .map(([width, height]) => `${base}-${width}x${height}.${type} ${width}w`)
    .join(', ');

/** A picture of a home in the size that its place needs. `sizes` is the width of its place. */
export function Picture({
  src,
  alt,
  sizes,
  eager = false,
  maxWidth = 1450,
  className,
}: {
  /** Base of the addresses: `<src>-725x450.avif`. */
  src: string;
  alt: string;
  sizes: string;
  /** For what is seen first: loaded at once and with priority. */
  eager?: boolean;
  maxWidth?: number;
  className?: string | undefined;
}): ReactNode {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(src, 'avif', maxWidth)} sizes={sizes} />
      <img
        src={`${src}-725x450.webp`}
        srcSet={sourceSet(src, 'webp', maxWidth)}
        sizes={sizes}
        width={725}
        height={450}
        alt={alt}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

/** A wide scene of a country, region, offer or theme; served in one size. */
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
