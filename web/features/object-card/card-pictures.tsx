import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { CardHome } from './card-home.ts';
import styles from './card-pictures.module.css';

/** Pixels that a finger moves before it is a swipe. */
const swipeTolerance = 50;

/** One picture at a time: the others are loaded when somebody turns to them. */
export function CardPictures({
  home,
  path,
  eager,
}: {
  home: CardHome;
  path: string;
  eager: boolean;
}): ReactNode {
  const { t } = useTexts();
  const [at, setAt] = useState(0);
  const down = useRef<number | null>(null);
  const swiped = useRef(false);
  const { images } = home;
  const image = images[at];
  const turn = (by: number): void => setAt((now) => (now + by + images.length) % images.length);

  const onPointerUp = (event: PointerEvent): void => {
    const moved = down.current === null ? 0 : event.clientX - down.current;
    down.current = null;
    swiped.current = Math.abs(moved) >= swipeTolerance;
    if (swiped.current) turn(moved < 0 ? 1 : -1);
  };

  return (
    <div className={styles.pictures}>
      <Link
        to={path}
        className={styles.link}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onPointerDown={(event) => {
          down.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          down.current = null;
        }}
        onClick={(event) => {
          if (swiped.current) event.preventDefault();
          swiped.current = false;
        }}
      >
        {image && (
          <Picture
            key={image}
            src={image}
            alt=""
            sizes="(min-width: 1200px) 400px, (min-width: 768px) 46vw, 94vw"
            eager={eager && at === 0}
            maxWidth={1088}
            className={styles.picture}
          />
        )}
      </Link>
      {images.length > 1 && (
        <>
          <button
            type="button"
            className={`${styles.turn} ${styles.left}`}
            onClick={() => turn(-1)}
            aria-label={t('search.card.previousPicture', { title: home.title })}
          >
            <Icon name="left" size={18} />
          </button>
          <button
            type="button"
            className={`${styles.turn} ${styles.right}`}
            onClick={() => turn(1)}
            aria-label={t('search.card.nextPicture', { title: home.title })}
          >
            <Icon name="right" size={18} />
          </button>
          <span className={styles.dots} aria-hidden="true">
            {images.map((src, index) => (
              <i key={src} className={index === at ? styles.on : undefined} />
            ))}
          </span>
        </>
      )}
    </div>
  );
}
