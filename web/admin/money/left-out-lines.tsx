import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';

export function LeftOutLines({ report }: { report: ResponseOf<Api['importStatement']> }): ReactNode {
  const { t } = useTexts();
  const { leftOut, lines, otherAccounts } = report;
  return (
    <>
      {otherAccounts.length > 0 && (
        <Notice kind="warning" role="status">
          {t('money.leftOut.accounts', { accounts: otherAccounts.map(groupedIban).join(', ') })}
        </Notice>
      )}
      {leftOut > 0 && (
        <section>
          <h3>{t('money.leftOut.title', { count: leftOut })}</h3>
          <ul className={styles.lines} data-testid="left-out-lines">
            {lines.map(({ problem, reference, name, iban, purpose, amount, day }, place) => (
              <li key={place} className={styles.item}>
                <div>
                  <p className={styles.name}>{[amount, name].filter(Boolean).join(' · ')}</p>
                  <p className={styles.soft}>
                    {[day, iban && groupedIban(iban), purpose, reference].filter(Boolean).join(' · ')}
                  </p>
                  <p>{t(`money.leftOut.problem.${problem}`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
