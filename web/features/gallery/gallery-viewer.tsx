import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { altOf, type GalleryImage } from './gallery.tsx';
import styles from './gallery-viewer.module.css';

/** Pixels that a finger moves before it is a swipe. */
const swipeTolerance = 50;

/** One picture on the whole screen; arrow keys, Home and End turn, Escape closes. */
export default function GalleryViewer({
  images,
  title,
  start,
  onClose,
}: {
  images: readonly GalleryImage[];
  title: string;
  start: number;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const down = useRef<number | null>(null);
  const [at, setAt] = useState(start);
  const image = images[at]!;
  const last = images.length - 1;
  const turn = (by: number): void => setAt((now) => (now + by + images.length) % images.length);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      dialog.close();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'Home') setAt(0);
    else if (event.key === 'End') setAt(last);
  };

  return (
    <dialog
      ref={ref}
      className={styles.viewer}
      aria-label={t('object.gallery.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <p role="status">
          {t('object.gallery.count', { number: at + 1, total: images.length })}
          <span className={styles.caption}>{altOf(t, image, title)}</span>
        </p>
        <button type="button" className={styles.button} onClick={onClose} aria-label={t('search.close')}>
          <Icon name="close" />
        </button>
      </header>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          down.current = event.clientX;
        }}
        onPointerUp={(event) => {
          const moved = down.current === null ? 0 : event.clientX - down.current;
          down.current = null;
          if (Math.abs(moved) >= swipeTolerance) turn(moved < 0 ? 1 : -1);
        }}
      >
        <Picture
          key={image.no}
          src={image.cdn + image.src}
          alt={altOf(t, image, title)}
          sizes="100vw"
          eager
          className={styles.picture}
        />
      </div>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.button} ${styles.left}`}
            onClick={() => turn(-1)}
            aria-label={t('object.gallery.previous')}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.right}`}
            onClick={() => turn(1)}
            aria-label={t('object.gallery.next')}
          >
            <Icon name="right" />
          </button>
        </>
      )}
    </dialog>
  );
}
