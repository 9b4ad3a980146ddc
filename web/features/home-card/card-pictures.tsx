import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { CardHome } from '../home/card-home.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './card-pictures.module.css';

/**
 * A row of pictures with scroll snapping. Fingers swipe it; arrow keys and the mouse's arrows move it. Only the first picture is loaded at
 * first; pointing at the card loads the next one, and then always one ahead. The arrows are rendered for mouse pointers only.
 */
export function CardPictures({
  home,
  path,
  eager,
  children,
}: {
  home: CardHome;
  path: string;
  eager: boolean;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [fetched, setFetched] = useState(1);
  const [hasPointer, setHasPointer] = useState(false);
  const { images } = home;
  const fetchTo = (count: number): void => setFetched((previous) => Math.max(previous, count));

  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth === 0) return;
    const position = Math.round(scrollLeft / clientWidth);
    setAt(position);
    fetchTo(position + 2);
  };
  const turn = (by: number): void => {
    const target = (at + by + images.length) % images.length;
    fetchTo(target + 2);
    track.current?.scrollTo({ left: target * track.current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };

  // Before the second picture is loaded, the row has only the first one and empty slots.
  const places = fetched === 1 ? images.slice(0, 1) : images;
  const slides = places.map((image, index) =>
    index < fetched ? (
      <CardPicture key={image} src={image} eager={eager && index === 0} className={styles.slide} />
    ) : (
      <span key={image} className={styles.slide} />
    ),
  );
  if (images.length < 2) {
    return (
      <div className={styles.pictures}>
        <Link to={path} className={styles.link} tabIndex={-1} aria-hidden="true">
          {slides}
        </Link>
        {children}
      </div>
    );
  }
  return (
    <div
      className={styles.pictures}
      style={{ '--dots': images.length, '--at': at } as React.CSSProperties}
      onPointerEnter={({ pointerType }) => {
        fetchTo(2);
        if (pointerType === 'mouse') setHasPointer(true);
      }}
      onPointerLeave={() => setHasPointer(false)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls by keys */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={t('search.card.pictures', { title: home.title, count: images.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onFocus={() => fetchTo(2)}
        onKeyDown={onKeyDown}
        data-testid="card-pictures"
        data-at={at}
      >
        <Link
          to={path}
          className={classNames(styles.link, fetched === 1 && styles.roomy)}
          tabIndex={-1}
          aria-hidden="true"
          draggable={false}
        >
          {slides}
        </Link>
      </div>
      {hasPointer && (
        // For mice only; keyboard users move the row itself.
        <span aria-hidden="true">
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.turn} ${styles.left}`}
            onClick={() => turn(-1)}
          >
            <Icon name="left" size={18} />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.turn} ${styles.right}`}
            onClick={() => turn(1)}
          >
            <Icon name="right" size={18} />
          </button>
        </span>
      )}
      <span className={styles.dots} aria-hidden="true" />
      {children}
    </div>
  );
}
