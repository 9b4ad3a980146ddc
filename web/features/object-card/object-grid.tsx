import type { ReactNode } from 'react';
import type { CardHome } from './card-home.ts';
import { ObjectCard, type StayOfLink } from './object-card.tsx';
import styles from './object-grid.module.css';

/** `eager`: how many cards are in sight at first. */
export function ObjectGrid({
  homes,
  link,
  eager = 0,
  headingLevel = 'h3',
}: {
  homes: readonly CardHome[];
  link?: StayOfLink;
  eager?: number;
  headingLevel?: 'h2' | 'h3';
}): ReactNode {
  return (
    <ul className={styles.grid}>
      {homes.map((home, index) => (
        <li key={home.objectNumber}>
          <ObjectCard home={home} link={link} eager={index < eager} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
