import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import type { CampaignList } from './campaign-list.ts';

/** Rare troubles, shown only if there were any. */
const rare: ReadonlySet<string> = new Set(['unsure', 'refused', 'skipped']);
const figures = ['recipients', 'sent', 'bounced', 'ended', 'unsure', 'refused', 'skipped'] as const;

/** Delivery figures of an issue. Renders nothing before the first mail. */
export function CampaignFigures({
  counts,
}: {
  counts: CampaignList['campaigns'][number]['figures'];
}): ReactNode {
  const { t } = useTexts();
  if (counts.recipients === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures
        .filter((figure) => counts[figure] > 0 || !rare.has(figure))
        .map((figure) => (
          <div key={figure}>
            <dt className={styles.soft}>{t(`admin.campaigns.figure.${figure}`)}</dt>
            <dd>{counts[figure]}</dd>
          </div>
        ))}
    </dl>
  );
}
