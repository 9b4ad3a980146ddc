import { useEffect, useRef, type ReactNode } from 'react';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { GalleryImage } from './gallery.tsx';
import styles from './gallery-viewer.module.css';
import { sceneText } from './picture-words.ts';

export function GalleryThumbs({
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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = list.current?.children[at] as HTMLElement | undefined;
    if (!list.current || !thumb) return;
    list.current.scrollLeft = thumb.offsetLeft - (list.current.clientWidth - thumb.clientWidth) / 2;
  }, [at]);
  return (
    <ul className={styles.thumbs} ref={list}>
      {images.map((one, index) => (
        <li key={one.no}>
          <button
            type="button"
            className={styles.thumb}
            onClick={() => onTurn(index)}
            aria-current={index === at}
            aria-label={t('object.gallery.show', {
              number: index + 1,
              scene: sceneText(t, one) || title,
            })}
          >
            <Picture src={one.cdn + one.src} alt="" sizes="96px" maxWidth={250} />
          </button>
        </li>
      ))}
    </ul>
  );
}
