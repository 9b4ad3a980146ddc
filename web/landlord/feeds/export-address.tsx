import type { ReactNode } from 'react';
import type { HomeFeeds } from '../../../contract/calendars/calendar-feed.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';

export function ExportAddress({
  home: { objectNumber, exportUrl, feeds },
  onChanged,
}: {
  home: HomeFeeds;
  onChanged: (now: HomeFeeds) => void;
}): ReactNode {
  const { t } = useTexts();
  const renew = useSubmit('renewCalendarExport', { onDone: onChanged });
  const renderAddress = (key: string, label: string, value: string): ReactNode => (
    <TextField key={key} label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
  );
  return (
    <Card className={styles.stack} data-testid="export-address">
      <h2 className={styles.sectionTitle}>{t('landlord.feeds.export.title')}</h2>
      <p className={styles.soft}>{t('landlord.feeds.export.text')}</p>
      {exportUrl !== null && renderAddress('all', t('landlord.feeds.export.all'), exportUrl)}
      {feeds.map(
        (feed) =>
          feed.exportUrl !== null &&
          renderAddress(
            String(feed.feedID),
            t('landlord.feeds.export.one', { name: feed.name }),
            feed.exportUrl,
          ),
      )}
      <FailureNotice text={renew.failure && !renew.sending && t('landlord.feeds.refused.other')} />
      <div>
        <Button busy={renew.sending !== null} onClick={() => void renew.submit({ objectNumber })}>
          {t(`landlord.feeds.export.${exportUrl === null ? 'make' : 'renew'}`)}
        </Button>
      </div>
    </Card>
  );
}
