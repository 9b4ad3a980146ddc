import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { sourceSet } from '../../components/picture.tsx';
import styles from './card-pictures.module.css';

/** Cards are 290 to 430 px wide; on the smallest screens they fill the width. */
const sizes = '(min-width: 768px) 400px, 94vw';
const widths = [362, 500, 725, 1088] as const;

/** The picture of a card. A page has forty cards, so each has only one srcset and one fallback for old browsers. */
export function CardPicture({
  src,
  eager = false,
  className,
}: {
  src: string;
  eager?: boolean;
  className?: string | undefined;
}): ReactNode {
  const srcSet = sourceSet(src, 'avif', widths);
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${src}-725x450.webp`}
        width={725}
        height={450}
        alt=""
        className={styles.picture}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** Preloads the first picture of a list, which is the largest in the first view. */
export function preloadCardPicture(src: string): void {
  preload(`${src}-725x450.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(src, 'avif', widths),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
