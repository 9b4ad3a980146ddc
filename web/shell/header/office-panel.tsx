import type { ReactNode } from 'react';
import styles from './office-panel.module.css';
import { WriteLink } from '../../features/office/write-link.tsx';
import { useOfficeWords } from '../../features/office/office-words.ts';
import { OpeningTimes } from '../../features/office/opening-times.tsx';
import { useOffice } from '../../features/office/use-office.ts';

/** Who answers the phone today, and when. */
export default function OfficePanel(): ReactNode {
  const office = useOffice();
  const words = useOfficeWords(office);
  const portrait = office?.staff?.images['45x45'];
  return (
    <div className={styles.panel} data-testid="office-panel">
      <div className={styles.who}>
        {portrait && (
          <picture>
            <source type="image/avif" srcSet={portrait.avif} />
            <img src={portrait.webp} alt="" width={45} height={45} className={styles.portrait} />
          </picture>
        )}
        <p>{words}</p>
      </div>
      <OpeningTimes times={office?.contact.staffTimes ?? []} className={styles.times} />
      <WriteLink className={styles.write} />
    </div>
  );
}
