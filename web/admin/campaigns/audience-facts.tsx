import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { exclusions } from '../../../domain/campaign.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { NewsletterTopic } from '../../../domain/newsletter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import type { CampaignList } from './campaign-list.ts';

/**
 * Shows how many subscribers an issue reaches in each language, the changes since the last issue, and who does not get
 * it.
 */
export function AudienceFacts({
  audience: { readers, excluded, lastIssueAt, joined, left },
  issueLanguages,
}: {
  audience: CampaignList['audience'][NewsletterTopic];
  issueLanguages: readonly Language[];
}): ReactNode {
  const { t, format, language } = useTexts();
  const otherLanguages = languages
    .filter((one) => !issueLanguages.includes(one))
    .reduce((sum, one) => sum + (readers[one] ?? 0), 0);
  const without = [
    ...exclusions.map((exclusion) => [exclusion, excluded[exclusion]] as const),
    ['otherLanguages', otherLanguages] as const,
  ].filter(([, count]) => count > 0);
  return (
    <div className={styles.stack} data-testid="audience">
      <p>{t('admin.campaigns.audience')}</p>
      <dl className={styles.figures}>
        {issueLanguages.map((one) => (
          <div key={one}>
            <dt className={styles.soft}>{t(`desk.language.${one}`)}</dt>
            <dd>{readers[one] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>
        {lastIssueAt === null
          ? t('admin.campaigns.firstIssue')
          : t('admin.campaigns.sinceLast', { moment: format.moment(lastIssueAt), joined, left })}
      </p>
      {without.length > 0 && (
        <p className={styles.soft}>
          {labelled(
            language,
            t('admin.campaigns.without'),
            without
              .map(([reason, count]) => `${t(`admin.campaigns.excluded.${reason}`)} (${count})`)
              .join(', '),
          )}
        </p>
      )}
    </div>
  );
}
