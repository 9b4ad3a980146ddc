import { useState, type ReactNode } from 'react';
import { monthRange } from '../../../domain/pricing/tax-statement.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Notice } from '../../components/notice.tsx';
import { refusalKey } from '../owners/refusal-key.ts';
import styles from '../parts/landlord.module.css';
import type { OwnerStatement } from './statement-preview.tsx';

/**
 * Finishes a statement, or corrects one that differs from the preview. Asks for confirmation, since a finished
 * statement never changes.
 */
export function FinishForm({
  statement: { owner, month, isOver, preview, costs, finished, differs },
  onDone,
}: {
  statement: OwnerStatement;
  onDone: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const [isSent, setSent] = useState(true);
  const [statementNumber, setStatementNumber] = useState<string | null>(null);
  const finish = useSubmit('finishOwnerStatement', {
    idempotent: true,
    onDone: ({ number }) => {
      setStatementNumber(number);
      setConfirming(false);
      onDone();
    },
    onFailure: ({ type }) => {
      setConfirming(false);
      // The preview shows what has changed.
      if (type === 'balance-changed') onDone();
    },
  });
  const isFirst = finished.length === 0;
  const isEmpty = preview.stays.length === 0 && costs.length === 0;
  const { balance } = preview.sums;
  const label = t(isFirst ? 'landlord.owners.one.finish' : 'landlord.owners.one.correct');
  const until = monthRange(month).until;
  if (isFirst && isEmpty) return null;
  return (
    <Card className={styles.stack} data-testid="finish-statement">
      <div role="status">
        {statementNumber !== null && (
          <Notice kind="success">{t('landlord.owners.one.done', { number: statementNumber })}</Notice>
        )}
      </div>
      {!isFirst && <p>{t(differs ? 'landlord.owners.one.differs' : 'landlord.owners.one.unchanged')}</p>}
      {!isOver && <p>{t('landlord.owners.one.notOver', { date: format.date(until) })}</p>}
      {finish.failure && (
        <Notice kind="warning" role="alert">
          {finish.failure.type === 'balance-changed'
            ? t('landlord.owners.error.balance-changed', {
                amount: format.moneyExact(finish.failure.data.balance),
              })
            : t(refusalKey(finish.failure.type))}
        </Notice>
      )}
      {isOver && (isFirst || differs) && (
        <>
          <Checkbox
            label={t('landlord.owners.one.send', { email: owner.email })}
            checked={isSent}
            onChange={({ target }) => setSent(target.checked)}
          />
          <p className={styles.steps}>
            {isConfirming ? (
              <>
                <Button
                  variant="primary"
                  busy={finish.sending !== null}
                  onClick={() =>
                    void finish.submit({
                      ownerID: owner.ownerID,
                      month,
                      balance,
                      isSent,
                      languageCode: language,
                    })
                  }
                >
                  {t('landlord.owners.one.finishConfirm', { amount: format.moneyExact(balance) })}
                </Button>
                <Button variant="quiet" onClick={() => setConfirming(false)}>
                  {t('landlord.owners.cancel')}
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setConfirming(true)}>
                {label}
              </Button>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
