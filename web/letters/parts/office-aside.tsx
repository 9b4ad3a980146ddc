import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { MailLink, PhoneLink } from '../../features/office/line-links.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';
import { OpeningTimes } from '../../features/office/opening-times.tsx';
import { useOffice } from '../../features/office/use-office.ts';
import styles from './letters.module.css';

export function OfficeAside({ office, bookingPath }: { office: OfficeLine; bookingPath: string }): ReactNode {
  const { t } = useTexts();
  const currentOffice = useOffice();
  const line = useOfficeLine(office) ?? office;
  return (
    <aside aria-labelledby="office" className={styles.aside}>
      <Card className={styles.office}>
        <h2 id="office" className={styles.kindTitle}>
          {t('letters.office.title')}
        </h2>
        <PhoneLink line={line} size={20} className={styles.way} />
        <MailLink line={line} size={20} className={styles.way} />
        <div className={styles.timesPlace}>
          <OpeningTimes times={currentOffice?.contact.staffTimes ?? []} className={styles.times} />
        </div>
        <p className={styles.soft}>
          {t('letters.office.booking')} <Link to={bookingPath}>{t('letters.office.findBooking')}</Link>
        </p>
      </Card>
    </aside>
  );
}
