import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useModal } from '../../components/use-modal.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { GalleryImage } from './gallery.tsx';
import styles from './gallery-viewer.module.css';
import { altOf, sceneOf } from './picture-words.ts';
import { useStrip } from './use-strip.ts';

/** Pictures before and after the shown one that are loaded with it. */
const neighbours = 1;

/**
 * The pictures on the whole screen, one beside the other: swiped by finger, turned by arrow keys, Home and
 * End. Escape closes.
 */
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
  const modal = useModal(onClose);
  const { strip, at, turnTo, onKeyDown, ...moves } = useStrip(images.length, start);
  const image = images[at]!;
  const close = (): void => modal.ref.current?.close();

  return (
    <dialog
      {...modal}
      className={styles.viewer}
      aria-label={t('object.gallery.label')}
      onKeyDown={onKeyDown}
      data-testid="gallery-viewer"
    >
      <header className={styles.header}>
        <p role="status" className={styles.words}>
          <b>{t('object.gallery.count', { number: at + 1, total: images.length })}</b>
          <span className={styles.caption}>{sceneOf(t, image)}</span>
          {image.illustration && <span className={styles.caption}>{t('object.gallery.illustration')}</span>}
        </p>
        <button type="button" className={styles.button} onClick={close} aria-label={t('search.close')}>
          <Icon name="close" />
        </button>
      </header>
      <ul
        className={styles.strip}
        ref={strip}
        // A region that scrolls must be reachable by keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('object.gallery.label')}
        {...moves}
      >
        {images.map((one, index) => (
          <li key={one.no} className={styles.stage} aria-hidden={index !== at || undefined}>
            {Math.abs(index - at) <= neighbours && (
              <Picture
                src={one.cdn + one.src}
                alt={altOf(t, one, title)}
                sizes="100vw"
                eager
                className={styles.picture}
              />
            )}
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.button} ${styles.left}`}
            onClick={() => turnTo(at - 1)}
            aria-label={t('object.gallery.previous')}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={`${styles.button} ${styles.right}`}
            onClick={() => turnTo(at + 1)}
            aria-label={t('object.gallery.next')}
          >
            <Icon name="right" />
          </button>
          <Thumbs images={images} title={title} at={at} onTurn={turnTo} />
        </>
      )}
    </dialog>
  );
}

/** All pictures small, each a way to the large one. */
function Thumbs({
  images,
  title,
  at,
  onTurn,
}: {
  images: readonly GalleryImage[];
  title: string;
  at: number;
  onTurn: (index: number) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.thumbs}>
      {images.map((one, index) => (
        <li key={one.no}>
          <button
            type="button"
            className={styles.thumb}
            onClick={() => onTurn(index)}
            aria-current={index === at}
            aria-label={t('object.gallery.show', {
              number: index + 1,
              scene: sceneOf(t, one) || title,
            })}
          >
            <Picture src={one.cdn + one.src} alt="" sizes="96px" maxWidth={250} />
          </button>
        </li>
      ))}
    </ul>
  );
}
