import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import type { CampaignList } from './campaign-list.ts';

const figures = ['recipients', 'sent', 'bounced', 'ended', 'unsure', 'refused', 'skipped'] as const;

/** What became of the mails of an issue; nothing before the first one. */
export function CampaignFigures({
  counts,
}: {
  counts: CampaignList['campaigns'][number]['figures'];
}): ReactNode {
  const { t } = useTexts();
  if (counts.recipients === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt className={styles.soft}>{t(`admin.campaigns.figure.${figure}`)}</dt>
          <dd>{counts[figure]}</dd>
        </div>
      ))}
    </dl>
  );
}
