import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './api-keys.module.css';

type KeyActs = ResponseOf<Api['getApiKeyActs']>;
type KeyAct = KeyActs['acts'][number];

/** What a program did with the key and which guests it read, loaded when it is opened. */
export function KeyLog({ keyID }: { keyID: string }): ReactNode {
  const { t } = useTexts();
  const [log, setLog] = useState<{ acts: readonly KeyAct[]; page: number; pages: number } | null>(null);
  const load = useSubmit('getApiKeyActs', {
    onDone: ({ acts, pages }: KeyActs) =>
      setLog((former) => ({
        acts: [...(former?.acts ?? []), ...acts],
        page: (former?.page ?? 0) + 1,
        pages,
      })),
  });
  const loadNext = (): void => void load.submit({ keyID, page: (log?.page ?? 0) + 1 });
  const isOpening = (isOpen: boolean): boolean => isOpen && log === null && load.sending === null;
  return (
    <details
      className={styles.log}
      data-testid="key-log"
      onToggle={({ currentTarget }) => isOpening(currentTarget.open) && loadNext()}
    >
      <summary>{t('keys.log')}</summary>
      {load.failure && !load.sending && (
        <Notice kind="danger" role="alert">
          <p>{t('keys.logFailed')}</p>
          <Button small onClick={loadNext}>
            {t('keys.logAgain')}
          </Button>
        </Notice>
      )}
      {log?.acts.length === 0 && <p className={styles.soft}>{t('keys.logEmpty')}</p>}
      {log && log.acts.length > 0 && (
        <ul className={styles.acts}>
          {log.acts.map((act, index) => (
            <Act key={`${act.at}-${index}`} act={act} />
          ))}
        </ul>
      )}
      {log && log.page < log.pages && (
        <Button small busy={load.sending !== null} onClick={loadNext}>
          {t('keys.logMore')}
        </Button>
      )}
    </details>
  );
}

function Act({ act: { kind, at, objectNumber, bookings, count } }: { act: KeyAct }): ReactNode {
  const { t, format } = useTexts();
  const isOfReading = kind === 'guestsRead' || kind === 'messagesRead';
  const numbers = bookings.join(', ') + (count > bookings.length && bookings.length > 0 ? ' …' : '');
  const parts = [
    format.moment(at),
    t(`keys.acts.${kind}`, isOfReading ? { count } : {}),
    objectNumber !== null && t('keys.ofHome', { number: String(objectNumber) }),
    bookings.length > 0 && t('keys.ofBookings', { numbers }),
  ];
  return <li>{parts.filter(Boolean).join(' · ')}</li>;
}
