import { townLine } from '../../../../domain/town-line.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { MailLink, PhoneLink } from '../../../features/office/line-links.tsx';
import { WriteLink } from '../../../features/office/write-link.tsx';
import { OpeningTimes } from '../../../features/office/opening-times.tsx';
import { useOfficeLine, type OfficeLine } from '../../../features/office/office-line.ts';
import { isWhole } from '../../../features/office/office-store.ts';
import { useOfficeWords } from '../../../features/office/office-words.ts';
import { useOffice } from '../../../features/office/use-office.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './office-card.module.css';

/** The page contains phone and mail; the browser loads the current staff and their hours. */
export function OfficeCard({ office }: { office: OfficeLine }): ReactNode {
  const { t } = useTexts();
  const line = useOfficeLine(office) ?? office;
  const answer = useOffice(true);
  // On a partner's line the house's staff, hours and address are not shown.
  const officeNow = line.name ? null : answer;
  const info = officeNow && isWhole(officeNow.contact) ? officeNow.contact : null;
  const words = useOfficeWords(officeNow);
  const portrait = officeNow?.staff?.images['120x120'];
  return (
    <section aria-labelledby="office">
      <Card className={styles.card}>
        <span className={styles.portrait}>
          {portrait ? (
            <picture>
              <source type="image/avif" srcSet={portrait.avif} />
              <img src={portrait.webp} alt="" width={120} height={120} loading="lazy" />
            </picture>
          ) : (
            <Icon name="phone" size={40} />
          )}
        </span>
        <div className={styles.text}>
          <h2 id="office">{t('home.office.heading')}</h2>
          <p className={styles.line}>{words}</p>
          {info && (
            <p className={styles.line} data-testid="office-open">
              {t(info.open ? 'home.office.open' : 'home.office.closed')}
            </p>
          )}
          <OpeningTimes times={officeNow?.contact.staffTimes ?? []} className={styles.times} />
          {line.name && <p className={styles.line}>{line.name}</p>}
          {info && (
            <address className={styles.address}>
              {info.name}, {info.street}, {townLine(info)}
            </address>
          )}
        </div>
        <div className={styles.ways}>
          <PhoneLink line={line} size={20} className={styles.phone} />
          <MailLink line={line} size={20} className={styles.mail} />
          <WriteLink className={styles.mail} />
        </div>
      </Card>
    </section>
  );
}
