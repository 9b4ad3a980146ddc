import { useState, type ReactNode } from 'react';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from '../page.module.css';
import { SendByMail } from './send-by-mail.tsx';

export function ShareLink({ watchListUID }: { watchListUID: string }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const [copied, setCopied] = useState(false);
  const query = new URLSearchParams({ watchListUID });
  const address = `${location.origin}${pathOf('WatchList', language)}?${query.toString()}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // If copying is not permitted, the visitor can copy the address from the field.
    }
  };
  return (
    <Card className={styles.share}>
      <h2 className={styles.removedTitle}>{t('watchlist.share.title')}</h2>
      <p className={styles.note}>{t('watchlist.share.text')}</p>
      <div className={styles.shareRow}>
        <TextField
          label={t('watchlist.share.label')}
          hideLabel
          name="shareLink"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{t('watchlist.share.copy')}</Button>
      </div>
      <p role="status" className={styles.note}>
        {copied ? t('watchlist.share.copied') : ''}
      </p>
      <SendByMail />
    </Card>
  );
}
