import type { ReactNode } from 'react';
import type { HomeFeedReport } from '../../../contract/home-feeds/home-feed.ts';
import { labelSeparator } from '../../../texts/labelled.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import { sheetType } from '../../features/own-area/sheet-csv.ts';
import styles from '../parts/landlord.module.css';
import { reasonInWords, refusalKey } from './feed-words.ts';
import own from './home-feeds.module.css';
import { rowsCsv } from './rows-csv.ts';

const counts = ['created', 'changed', 'unchanged', 'returned', 'paused', 'removed'] as const;
/** Counts that are shown even if they are 0. */
const alwaysShown: readonly string[] = ['created', 'changed', 'unchanged'];

export function RunReport({
  feedID,
  name,
  report,
  isTrial,
  isFull,
}: {
  feedID: number;
  name: string;
  report: HomeFeedReport;
  isTrial: boolean;
  /** True if homes that are missing in the feed are paused. */
  isFull: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const shownCounts = counts.filter((one) => alwaysShown.includes(one) || report[one] > 0);
  const { rejected, rejectedCount, forReview, notBookable } = report;
  const rows = useSubmit('getHomeFeedRows', {
    onDone: (answer) =>
      downloadText({
        fileName: `${name}.csv`,
        mediaType: sheetType,
        content: rowsCsv(answer.rows, t),
      }),
  });
  const hasRows = rejectedCount > 0 || counts.some((one) => one !== 'unchanged' && report[one] > 0);
  return (
    <div className={styles.stack} data-testid="run-report">
      <p className={own.heading}>{t(`landlord.homeFeeds.${isTrial ? 'found' : 'did'}`)}</p>
      <dl className={own.counts}>
        {shownCounts.map((one) => (
          <div key={one}>
            <dt>{t(`landlord.homeFeeds.counts.${one}`)}</dt>
            <dd>{format.number(report[one])}</dd>
          </div>
        ))}
        {rejectedCount > 0 && (
          <div>
            <dt>{t('landlord.homeFeeds.counts.rejected')}</dt>
            <dd>{format.number(rejectedCount)}</dd>
          </div>
        )}
      </dl>
      {isTrial && (
        <p data-testid="outside-of-feed">
          {t(`landlord.homeFeeds.outside.${isFull ? 'full' : 'changes'}`, { count: report.paused })}
        </p>
      )}
      {forReview > 0 && <p>{t('landlord.homeFeeds.forReview', { count: forReview })}</p>}
      {notBookable > 0 && <p>{t('landlord.homeFeeds.notBookable', { count: notBookable })}</p>}
      {rejected.length > 0 && (
        <details>
          <summary>{t('landlord.homeFeeds.rejectedRows')}</summary>
          <ul className={own.facts}>
            {rejected.map(({ key, line, reason }) => (
              <li key={`${key} ${line}`}>
                {line !== null && <strong>{t('landlord.homeFeeds.line', { line })} </strong>}
                {!key.startsWith('line ') && `${key}${labelSeparator(language)} `}
                {reasonInWords(t, reason)}
              </li>
            ))}
          </ul>
          {rejectedCount > rejected.length && (
            <p className={styles.soft}>{t('landlord.homeFeeds.rejectedMore', { count: rejected.length })}</p>
          )}
        </details>
      )}
      {hasRows && (
        <div>
          <Button small busy={rows.sending !== null} onClick={() => void rows.submit({ feedID })}>
            {t('landlord.homeFeeds.rows.save')}
          </Button>
          {rows.failure && rows.sending === null && <p role="alert">{t(refusalKey('other'))}</p>}
        </div>
      )}
    </div>
  );
}
