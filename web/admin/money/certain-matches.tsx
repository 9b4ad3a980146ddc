import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';

/** Assigns all listed transfers whose booking is beyond doubt in one go. */
export function CertainMatches({
  transfers,
  onDone,
}: {
  transfers: ResponseOf<Api['findMoney']>['transfers'];
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [done, setDone] = useState<ResponseOf<Api['matchCertain']> | null>(null);
  const match = useSubmit('matchCertain', {
    onDone: (answer) => {
      setDone(answer);
      onDone();
    },
  });
  const pairs = transfers.flatMap(({ transferID, certainBooking }) =>
    certainBooking === null ? [] : [{ transferID, bookingDisplayNumber: certainBooking }],
  );
  const count = pairs.length;
  return (
    <>
      <div role="status">
        {done && (
          <Notice kind="success">
            {[
              t('money.match.certainDone', { count: done.matched }),
              done.left > 0 && t('money.match.certainLeft', { count: done.left }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Notice>
        )}
      </div>
      {count > 0 && (
        <p className={styles.actions} data-testid="certain-matches">
          <ConfirmedButton
            label={t('money.match.allCertain', { count })}
            confirm={t('money.match.certainConfirm', { count })}
            busy={match.sending !== null}
            onConfirm={() => void match.submit({ pairs })}
          />
          <span className={styles.soft}>{t('money.match.allCertainHint')}</span>
        </p>
      )}
      <FailureNotice kind="warning" text={match.failure && t('admin.failed')} />
    </>
  );
}
