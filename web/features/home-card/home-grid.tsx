import type { ReactNode } from 'react';
import type { CardHome } from '../home/card-home.ts';
import { preloadCardPicture } from './card-picture.tsx';
import { HomeCard, type CardLook } from './home-card.tsx';
import styles from './home-grid.module.css';

/** `eager`: number of cards in the first view; the picture of the first has priority. */
export function HomeGrid({
  homes,
  eager = 0,
  ...look
}: CardLook & { homes: readonly CardHome[]; eager?: number }): ReactNode {
  const first = homes[0]?.images[0];
  if (eager > 0 && first !== undefined) preloadCardPicture(first);
  return (
    <ul className={styles.grid}>
      {homes.map((home, index) => (
        <li key={home.objectNumber} className="when-near">
          <HomeCard home={home} eager={index < eager} {...look} />
        </li>
      ))}
    </ul>
  );
}
