import { Suspense, useRef, useState, type MouseEvent, type ReactNode, type UIEvent } from 'react';
import { preload } from 'react-dom';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture, sourceSet } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { altText } from './picture-words.ts';
import styles from './gallery.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const GalleryViewer = lazyPart(() => import('./gallery-viewer.tsx'), 'gallery-viewer');

/** Loads the viewer's code when the pointer comes near. */
const fetchViewer = (): void => void import('./gallery-viewer.tsx').catch(() => undefined);

const shownInMosaic = 5;
/** Number of pictures in the strip on phones; the mosaic shows fewer, the viewer all. */
const shownInStrip = 12;
/** From 1,400 px on the container is 1,300 px wide, and the mosaic's first picture takes half of it. */
const firstSizes = '(min-width: 1400px) 610px, (min-width: 768px) 50vw, 100vw';
const otherSizes = '(min-width: 1400px) 305px, (min-width: 768px) 25vw, 100vw';

export type GalleryImage = ObjectSummary['images'][number];

/** Preloads the page's largest contentful paint, so that the browser requests it before it knows the styles. */
export function preloadFirst([first]: readonly GalleryImage[]): void {
  if (!first) return;
  preload(`${first.cdn}${first.src}-725x450.avif`, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: sourceSet(first.cdn + first.src, 'avif'),
    imageSizes: firstSizes,
  });
}

/**
 * Shows a mosaic of five pictures, on small screens a strip to swipe. The full-screen viewer is loaded when a picture is opened. Without
 * scripts each picture links to its largest file.
 */
export function Gallery({ images, title }: { images: readonly GalleryImage[]; title: string }): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState<{ start: number; previews: string[] } | null>(null);
  const [at, setAt] = useState(0);
  const opener = useRef<HTMLElement | null>(null);
  const strip = useRef<HTMLUListElement>(null);
  if (images.length === 0) {
    return (
      <p className={styles.none} data-testid="no-pictures">
        <Icon name="grid" size={32} />
        {t('object.gallery.none')}
      </p>
    );
  }
  const show = (event: MouseEvent<HTMLElement>, index: number): void => {
    // With a modifier key the link opens in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    const stripImages = strip.current?.querySelectorAll('img') ?? [];
    const previews = [...stripImages].map(({ complete, currentSrc }) => (complete ? currentSrc : ''));
    setOpen({ start: index, previews });
  };
  const close = (): void => {
    setOpen(null);
    opener.current?.focus();
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void =>
    setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)));
  return (
    <section aria-label={t('object.gallery.label')} className={styles.gallery}>
      <div className={styles.frame}>
        <ul
          className={classNames(styles.mosaic, images.length < shownInMosaic && styles.few)}
          onScroll={onScroll}
          onPointerEnter={fetchViewer}
          ref={strip}
        >
          {images.slice(0, shownInStrip).map((image, index) => (
            <li key={image.no} className={index === 0 ? styles.first : undefined}>
              <a
                href={`${image.cdn}${image.src}-1450x900.webp`}
                className={styles.open}
                onClick={(event) => show(event, index)}
                aria-haspopup="dialog"
                data-testid={index === 0 ? 'open-gallery' : undefined}
              >
                <Picture
                  src={image.cdn + image.src}
                  alt={altText(t, image, title)}
                  sizes={index === 0 ? firstSizes : otherSizes}
                  eager={index === 0}
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.counter} aria-hidden="true">
          {at + 1} / {images.length}
        </p>
        <button
          type="button"
          className={styles.all}
          onClick={(event) => show(event, 0)}
          aria-haspopup="dialog"
        >
          <Icon name="grid" size={18} />
          {t('object.gallery.all', { count: images.length })}
        </button>
      </div>
      {images.some(({ illustration }) => illustration) && (
        <p className={styles.illustration}>{t('object.gallery.illustration')}</p>
      )}
      {open !== null && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <GalleryViewer images={images} title={title} {...open} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
