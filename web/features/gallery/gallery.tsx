import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import styles from './gallery.module.css';

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'));

const shownInMosaic = 5;

export type GalleryImage = ObjectSummary['images'][number];

/** A mosaic of five; the full-screen viewer is fetched when a picture is opened. */
export function Gallery({ images, title }: { images: readonly GalleryImage[]; title: string }): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState<number | null>(null);
  const mosaic = images.slice(0, shownInMosaic);
  if (mosaic.length === 0) return <p className={styles.none}>{t('object.gallery.none')}</p>;
  return (
    <section aria-label={t('object.gallery.label')} className={styles.gallery}>
      <ul className={classNames(styles.mosaic, mosaic.length < shownInMosaic && styles.few)}>
        {mosaic.map((image, index) => (
          <li key={image.no} className={index === 0 ? styles.first : undefined}>
            <button
              type="button"
              className={styles.open}
              onClick={() => setOpen(index)}
              aria-haspopup="dialog"
              data-testid={index === 0 ? 'open-gallery' : undefined}
            >
              <Picture
                src={image.cdn + image.src}
                alt={altOf(t, image, title)}
                sizes={index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw'}
                eager={index === 0}
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.notes}>
        {images.some(({ illustration }) => illustration) && (
          <span className={styles.illustration}>{t('object.gallery.illustration')}</span>
        )}
        <button type="button" className={styles.all} onClick={() => setOpen(0)} aria-haspopup="dialog">
          <Icon name="grid" size={18} />
          {t('object.gallery.all', { count: images.length })}
        </button>
      </p>
      {open !== null && (
        <Suspense fallback={null}>
          <GalleryViewer images={images} title={title} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  );
}

export function altOf(t: ReturnType<typeof useTexts>['t'], { scene }: GalleryImage, title: string): string {
  const key = `object.scene.${scene}`;
  return t.has(key) ? `${title}: ${t(key)}` : title;
}
