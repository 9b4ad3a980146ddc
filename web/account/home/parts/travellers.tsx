import { townLine } from '../../../../domain/town-line.ts';
import { useState, type ReactNode } from 'react';
import { travellersMax } from '../../../../domain/booking/travellers.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/account.module.css';
import look from './sessions.module.css';
import { TravellerForm } from './traveller-form.tsx';
import type { Traveller } from './traveller.ts';

const emptyRequest = {};

export function Travellers(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getTravellers', emptyRequest);
  const [changed, setChanged] = useState<readonly Traveller[] | null>(null);
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const remove = useSubmit('removeTraveller', { onDone: ({ travellers }) => setChanged(travellers) });
  const travellers = changed ?? answer?.travellers;
  const fullName = ({ firstName, lastName }: Traveller): string => `${firstName} ${lastName}`;
  const close = (saved?: readonly Traveller[]): void => {
    if (saved) setChanged(saved);
    setEdited(null);
  };
  return (
    <Card className={styles.form} data-testid="travellers">
      <h2 className={styles.cardTitle}>{t('account.travellers.title')}</h2>
      <p className={styles.soft}>{t('account.travellers.text')}</p>
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('account.failed')}</p>
          <Button onClick={retry}>{t('account.retry')}</Button>
        </Notice>
      )}
      <FailureNotice text={remove.failure && t('account.failed')} />
      <ul className={look.list}>
        {travellers?.map((one) =>
          edited === one.id ? (
            <li key={one.id}>
              <TravellerForm first={one} onClosed={close} />
            </li>
          ) : (
            <li key={one.id} className={look.item}>
              <div>
                <p className={look.device}>{fullName(one)}</p>
                <p className={styles.soft}>{[one.street, townLine(one)].filter(Boolean).join(', ')}</p>
              </div>
              <div className={styles.links}>
                <Button
                  small
                  aria-label={t('account.travellers.editOne', { name: fullName(one) })}
                  onClick={() => setEdited(one.id)}
                >
                  {t('account.travellers.edit')}
                </Button>
                <Button
                  small
                  busy={remove.sending?.id === one.id}
                  disabled={remove.sending !== null}
                  aria-label={t('account.travellers.removeOne', { name: fullName(one) })}
                  onClick={() => void remove.submit({ id: one.id })}
                >
                  {t('account.travellers.remove')}
                </Button>
              </div>
            </li>
          ),
        )}
      </ul>
      {edited === 'new' && <TravellerForm first={null} onClosed={close} />}
      {travellers && edited === null && travellers.length < travellersMax && (
        <div>
          <Button onClick={() => setEdited('new')}>{t('account.travellers.add')}</Button>
        </div>
      )}
    </Card>
  );
}
