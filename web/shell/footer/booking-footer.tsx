import type { ReactNode } from 'react';
import { useContentPaths } from '../../app/content-paths.ts';
import type { OfficeLine } from '../../features/office/office-line.ts';
import styles from './footer.module.css';
import { LegalItems } from './legal-items.tsx';
import { OfficeItems } from './office-items.tsx';

/** Shows only the links required by law and a contact on booking pages. */
export function BookingFooter({ office }: { office: OfficeLine | null }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.end} ${styles.booking}`}>
        <ul className={styles.row}>
          <LegalItems paths={useContentPaths()} />
        </ul>
        {office && (
          <ul className={styles.row}>
            <OfficeItems office={office} />
          </ul>
        )}
      </div>
    </footer>
  );
}
