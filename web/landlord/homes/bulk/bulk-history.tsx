import type { ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import pageStyles from '../../parts/landlord.module.css';
import styles from './bulk.module.css';
import { useBulkWords } from './use-bulk-words.ts';

type ListedChange = ResponseOf<Api['listBulkChanges']>['changes'][number];

/** Recent bulk changes, each of which can be undone. */
export function BulkHistory({
  changes,
  busyID,
  onUndo,
}: {
  changes: readonly ListedChange[];
  /** The change that is being undone, or null. */
  busyID: number | null;
  onUndo: (bulkID: number) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { describe } = useBulkWords();
  if (changes.length === 0) return null;
  const undoneText = ({ homes, undone }: ListedChange): string =>
    undone === 0
      ? ''
      : undone === homes
        ? t('landlord.homes.bulk.undone')
        : t('landlord.homes.bulk.partlyUndone', { count: undone });
  return (
    <section className={pageStyles.section} data-testid="bulk-history">
      <h2 className={pageStyles.sectionTitle}>{t('landlord.homes.bulk.history')}</h2>
      <p className={styles.soft}>{t('landlord.homes.bulk.historyText')}</p>
      <ul className={styles.history}>
        {changes.map((one) => (
          <li key={one.bulkID}>
            <span>
              <span className={styles.name}>{describe(one.change)}</span>{' '}
              <span className={styles.soft}>
                {[
                  t('landlord.homes.bulk.homes', { count: one.homes }),
                  format.moment(one.madeAt),
                  undoneText(one),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {one.undone < one.homes && (
              <Button
                small
                busy={busyID === one.bulkID}
                aria-label={t('landlord.homes.bulk.undoLabel', { change: describe(one.change) })}
                onClick={() => onUndo(one.bulkID)}
              >
                {t('landlord.homes.bulk.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
