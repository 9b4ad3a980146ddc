import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { useOwnCall } from '../../features/own-area/use-own-call.ts';
import type { PartnerPage } from '../load-partner-page.ts';
import styles from '../parts/partner.module.css';

export function Statements({ partnerID }: { partnerID: number }): ReactNode {
  const { t, language, format } = useTexts();
  const { loginPath } = useLoaderData<PartnerPage>();
  const { answer } = useOwnCall('listPartnerStatements', { partnerID }, loginPath);
  if (!answer) return null;
  return (
    <Card className={styles.stack} data-testid="statements">
      <h2 className={styles.title}>{t('partner.statements.title')}</h2>
      {answer.statements.length === 0 ? (
        <p>{t('partner.statements.none')}</p>
      ) : (
        <ul className={styles.stack}>
          {answer.statements.map(({ month, stays, commission, isFinal, paidOn, href }) => {
            const name = format.month(`${month}-01`);
            return (
              <li key={month}>
                <a
                  href={`${href}?${new URLSearchParams({ language }).toString()}`}
                  target="_blank"
                  rel="noopener"
                >
                  {t('partner.statements.document', { month: name })}
                </a>{' '}
                <span className={styles.soft}>
                  {[
                    format.moneyExact(commission),
                    t('partner.statements.stays', { count: stays }),
                    !isFinal
                      ? t('partner.statements.running')
                      : paidOn === null
                        ? t('partner.statements.unpaid')
                        : t('partner.statements.paid', { day: format.date(paidOn) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
