import type { ReactNode } from 'react';
import type { BulkChangeRequest, PreviewedHome } from '../../../../contract/homes/bulk-change.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './bulk.module.css';
import { useBulkWords } from './use-bulk-words.ts';

/** Lists each home with its current and its new value, and homes that stay unchanged with the reason. */
export function BulkPreview({
  homes,
  change,
  isPending,
}: {
  homes: readonly PreviewedHome[];
  change: BulkChangeRequest;
  isPending: boolean;
}): ReactNode {
  const { t } = useTexts();
  const { valueText } = useBulkWords();
  const changing = homes.filter(({ after }) => after !== null);
  const staying = homes.filter(({ after }) => after === null);
  const changingText = t('landlord.homes.bulk.changing', { count: changing.length });
  const writeName = ({ title, objectNumber }: PreviewedHome): string => title || String(objectNumber);
  return (
    <div className={styles.preview} aria-busy={isPending} data-testid="bulk-preview">
      <div role="status">
        <p className={styles.count}>{changingText}</p>
        {staying.length > 0 && (
          <p className={styles.soft}>{t('landlord.homes.bulk.staying', { count: staying.length })}</p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
      <div className={styles.scroller} role="region" tabIndex={0} aria-label={changingText}>
        <ul className={styles.list}>
          {staying.map((home) => (
            <li key={home.objectNumber} data-reason={home.reason}>
              <span className={styles.name}>{writeName(home)}</span>
              <span className={styles.soft}>
                {home.reason && t(`landlord.homes.bulk.reason.${home.reason}`)}
              </span>
            </li>
          ))}
          {changing.map((home) => (
            <li key={home.objectNumber}>
              <span className={styles.name}>{writeName(home)}</span>
              <span className={styles.values}>
                {home.after &&
                  t('landlord.homes.bulk.arrow', {
                    before: valueText(home.before, change),
                    after: valueText(home.after, change),
                  })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
