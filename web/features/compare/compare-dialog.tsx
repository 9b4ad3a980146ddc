import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { CompareHead, CompareRows } from './compare-columns.tsx';
import { compareGroups, isDifference } from './compare-rows.ts';
import type { ComparedHome } from './compare-store.ts';
import styles from './compare-dialog.module.css';
import { useComparison } from './use-comparison.ts';

export default function CompareDialog({
  homes,
  onRemove,
  onClose,
}: {
  homes: readonly ComparedHome[];
  onRemove: (home: ComparedHome) => void;
  onClose: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const comparison = useComparison(homes, language);
  const loadedHomes = homes.filter(({ objectNumber }) => comparison.homes.has(objectNumber));
  const columns = loadedHomes.map(({ objectNumber }) => objectNumber);
  const groups = compareGroups(
    loadedHomes.map(({ objectNumber }) => ({
      home: comparison.homes.get(objectNumber)!,
      price: comparison.prices.get(objectNumber) ?? null,
    })),
    t,
    format,
  );

  return (
    <Dialog broad title={t('compare.title')} closeLabel={t('compare.close')} onClose={onClose}>
      {comparison.state === 'failed' && (
        <Notice kind="warning" role="alert">
          <p>{t('compare.failed')}</p>
          <Button onClick={comparison.retry}>{t('compare.retry')}</Button>
        </Notice>
      )}
      {comparison.state === 'loading' && (
        <p className={styles.loading} role="status">
          {t('compare.loading')}
        </p>
      )}
      {comparison.state === 'ready' && (
        <>
          <Checkbox
            label={t('compare.onlyDifferences')}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className={styles.differences}
          />
          {/* Four columns are wider than a phone. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
          <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('compare.title')}>
            <table className={styles.table} data-testid="compare-table">
              <caption className="visually-hidden">{t('compare.title')}</caption>
              <thead>
                <tr>
                  <td className={styles.corner} />
                  {loadedHomes.map((comparedHome) => (
                    <CompareHead
                      key={comparedHome.objectNumber}
                      compared={comparedHome}
                      onRemove={() => onRemove(comparedHome)}
                    />
                  ))}
                </tr>
              </thead>
              {groups.map(({ name, rows }) => {
                const shownRows = onlyDifferences ? rows.filter(isDifference) : rows;
                return (
                  shownRows.length > 0 && (
                    <CompareRows key={name} name={name} rows={shownRows} columns={columns} />
                  )
                );
              })}
            </table>
          </div>
          {loadedHomes.length < homes.length && <Notice>{t('compare.gone')}</Notice>}
        </>
      )}
    </Dialog>
  );
}
