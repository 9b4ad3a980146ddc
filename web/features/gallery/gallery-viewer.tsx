import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { useModal } from '../../components/use-modal.ts';
import { useTexts } from '../../app/texts-context.tsx';
import './gallery-stage.css';
import type { GalleryImage } from './gallery.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import styles from './gallery-viewer.module.css';
import { altText, sceneText } from './picture-words.ts';
import { createSlides } from './stage-layout.ts';
import { usePhotoStage } from './use-photo-stage.ts';

/**
 * Shows the pictures in full screen, one at a time. Fingers swipe, pinch and drag them away; arrow keys, Home and End turn them; a click
 * zooms; Escape closes.
 */
export default function GalleryViewer({
  images,
  previews,
  title,
  start,
  onClose,
}: {
  images: readonly GalleryImage[];
  previews: readonly string[];
  title: string;
  start: number;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const modal = useModal(onClose);
  useBackCloses(onClose);
  const close = (): void => modal.ref.current?.close();
  const { place, at, isLeaving, turnTo, onKeyDown } = usePhotoStage(
    () => createSlides(images, previews, (image) => altText(t, image, title)),
    start,
    close,
  );
  const image = images[at]!;
  const around = (own: string | undefined): string => classNames(own, isLeaving && styles.leaving);

  return (
    <dialog
      {...modal}
      className={styles.viewer}
      aria-label={t('object.gallery.label')}
      onKeyDown={onKeyDown}
      data-testid="gallery-viewer"
    >
      <div ref={place} className={styles.place} />
      <header className={around(styles.header)}>
        <p role="status" className={styles.words}>
          <b>{t('object.gallery.count', { number: at + 1, total: images.length })}</b>
          <span className={styles.caption}>{sceneText(t, image)}</span>
          {image.illustration && <span className={styles.note}>{t('object.gallery.illustration')}</span>}
        </p>
        <button type="button" className={styles.button} onClick={close} aria-label={t('search.close')}>
          <Icon name="close" />
        </button>
      </header>
      {images.length > 1 && (
        <div className={around(styles.turning)}>
          <button
            type="button"
            className={classNames(styles.button, styles.left)}
            onClick={() => turnTo(at - 1)}
            aria-label={t('object.gallery.previous')}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={classNames(styles.button, styles.right)}
            onClick={() => turnTo(at + 1)}
            aria-label={t('object.gallery.next')}
          >
            <Icon name="right" />
          </button>
          <GalleryThumbs images={images} title={title} at={at} onTurn={turnTo} />
        </div>
      )}
    </dialog>
  );
}
