import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { RecordTable } from '../records/record-table.tsx';
import type { CampaignList } from './campaign-list.ts';

/** Where the readers of the newsletter have signed up, and how many of them lately. */
export function ReaderSources({ sources }: { sources: CampaignList['sources'] }): ReactNode {
  const { t, format } = useTexts();
  const sum = (name: 'readers' | 'recent'): number => sources.reduce((total, one) => total + one[name], 0);
  return (
    <Card className={styles.stack} data-testid="reader-sources">
      <h2 className={styles.title}>{t('admin.campaigns.sources.title')}</h2>
      <p>{t('admin.campaigns.sources.all', { count: sum('readers'), recent: sum('recent') })}</p>
      <RecordTable
        caption={t('admin.campaigns.sources.title')}
        rows={sources}
        keyOf={({ place, code }) => `${place} ${code}`}
        columns={[
          {
            name: 'place',
            label: t('admin.campaigns.sources.place'),
            cell: ({ place }) => t(`admin.campaigns.sources.at.${place}`),
          },
          { name: 'code', label: t('admin.campaigns.sources.code'), cell: ({ code }) => code },
          {
            name: 'readers',
            label: t('admin.campaigns.sources.readers'),
            isAmount: true,
            cell: ({ readers }) => format.number(readers),
          },
          {
            name: 'recent',
            label: t('admin.campaigns.sources.recent'),
            isAmount: true,
            cell: ({ recent }) => (recent === 0 ? '' : format.number(recent)),
          },
        ]}
      />
    </Card>
  );
}
