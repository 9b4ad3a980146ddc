import type { ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import own from '../owners/owners.module.css';
import { refusalKey } from '../owners/refusal-key.ts';
import styles from '../parts/landlord.module.css';
import type { OwnerStatement } from './statement-preview.tsx';

export function FinishedStatements({
  statement: { owner, finished },
  onDone,
}: {
  statement: OwnerStatement;
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const send = useSubmit('sendOwnerStatement', { onDone });
  if (finished.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t('landlord.owners.one.finished')}</h3>
      <Card>
        <ul className={own.rows}>
          {finished.map(({ statementID, number, issuedOn, balance, isReplaced, mails }) => (
            <li key={statementID} className={own.row} data-testid="finished-statement">
              <div className={own.whole}>
                <p className={own.strong}>
                  {[
                    t('landlord.owners.one.number', {
                      ...{ number, date: format.date(issuedOn), amount: format.moneyExact(balance) },
                    }),
                    isReplaced && t('landlord.owners.one.replaced'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {mails.map(({ email, askedAt, isSent }) => (
                  <p key={askedAt} className={styles.soft}>
                    {isSent
                      ? t('landlord.owners.one.mailed', { email, moment: format.moment(askedAt) })
                      : t('landlord.owners.one.mailing', { email })}
                  </p>
                ))}
                <p className={own.actions}>
                  <a href={`/documents/owner-statement/${statementID}.pdf`} target="_blank" rel="noopener">
                    {t('landlord.owners.one.pdf')}
                  </a>
                  <a href={`/documents/owner-statement/${statementID}.csv`} download>
                    {t('landlord.owners.one.csv')}
                  </a>
                  {!isReplaced && (
                    <Button
                      small
                      variant="quiet"
                      busy={send.sending !== null}
                      onClick={() => void send.submit({ statementID })}
                    >
                      {t('landlord.owners.one.again', { email: owner.email })}
                    </Button>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {send.failure && (
          <Notice kind="warning" role="alert">
            {t(refusalKey(send.failure.type))}
          </Notice>
        )}
      </Card>
    </section>
  );
}
