import type { ReactNode } from 'react';
import { bulkHomesMax } from '../../../../domain/homes/bulk-limits.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from './bulk.module.css';
import type { BulkWhat } from './typed-bulk.ts';

const whats: readonly BulkWhat[] = ['rates', 'rules', 'terms', 'costs', 'pause', 'resume'];

/** Actions on the selected homes. The bar stays in view while the list is scrolled. */
export function BulkBar({
  count,
  onChoose,
  onClear,
}: {
  count: number;
  onChoose: (what: BulkWhat) => void;
  onClear: () => void;
}): ReactNode {
  const { t } = useTexts();
  const isTooMany = count > bulkHomesMax;
  return (
    <div className={styles.bar} data-testid="bulk-bar">
      <p role="status" className={styles.count}>
        {t('landlord.homes.bulk.chosen', { count })}{' '}
        {isTooMany && t('landlord.homes.bulk.tooMany', { max: bulkHomesMax })}
      </p>
      {whats.map((what) => (
        <Button
          key={what}
          small
          disabled={isTooMany}
          onClick={() => onChoose(what)}
          data-testid={`bulk-${what}`}
        >
          {t(`landlord.homes.bulk.${what === 'rules' ? 'changeRules' : what}`)}
        </Button>
      ))}
      <Button small variant="quiet" onClick={onClear}>
        {t('landlord.homes.bulk.clear')}
      </Button>
    </div>
  );
}
