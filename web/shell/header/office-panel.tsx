import type { ReactNode } from 'react';
import styles from './office-panel.module.css';
import { useTexts } from '../../app/texts-context.tsx';
import { LineName } from '../../features/office/line-links.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { WriteLink } from '../../features/office/write-link.tsx';
import { useOfficeWords } from '../../features/office/office-words.ts';
import { OpeningTimes } from '../../features/office/opening-times.tsx';
import { useOffice } from '../../features/office/use-office.ts';

/** Exported here, so that both parts with the office's texts are one file to load. */
export { PageWords } from '../../features/office/page-words.tsx';

export default function OfficePanel({ line }: { line: OfficeLine }): ReactNode {
  const { t } = useTexts();
  const office = useOffice();
  const words = useOfficeWords(office);
  const portrait = office?.staff?.images['45x45'];
  return (
    <div className={styles.panel} data-testid="office-panel">
      {(line.service || line.name) && (
        <p className={styles.name}>{line.service ?? <LineName line={line} />}</p>
      )}
      {line.paxloungeNr && <p>{t('shell.paxlounge', { number: line.paxloungeNr })}</p>}
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
      {line.service && line.form ? (
        <a href={line.form.href} className={styles.write}>
          {line.form.label}
        </a>
      ) : (
        <WriteLink className={styles.write} />
      )}
    </div>
  );
}
