import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import type { CardHome } from '../home/card-home.ts';
import { preloadCardPicture } from './card-picture.tsx';
import { HomeCard, type CardLook } from './home-card.tsx';
import styles from './home-grid.module.css';

/**
 * `eager`: number of cards in the first view; the picture of the first has priority. `swipes`: on phones the cards are one row to swipe.
 */
export function HomeGrid({
  homes,
  eager = 0,
  swipes = false,
  ...look
}: CardLook & { homes: readonly CardHome[]; eager?: number; swipes?: boolean }): ReactNode {
  const first = homes[0]?.images[0];
  if (eager > 0 && first !== undefined) preloadCardPicture(first);
  return (
    <ul className={classNames(styles.grid, swipes && 'swipe-row')}>
      {homes.map((home, index) => (
        <li key={home.objectNumber} className="when-near">
          <HomeCard home={home} eager={index < eager} {...look} />
        </li>
      ))}
    </ul>
  );
}
