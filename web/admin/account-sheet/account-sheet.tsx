import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ledgerAccounts } from '../../../domain/ledger-accounts.ts';
import { euros } from '../../../domain/money.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import figures from '../money-figures/money-figures.module.css';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { SheetEntries } from './sheet-entries.tsx';

/** An account in a period: opening balance, entries with the balance after each, closing balance. */
export function AccountSheet(): ReactNode {
  const { t, format } = useTexts();
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const account = ledgerAccounts.find((one) => one === params.get('account')) ?? 'bank';
  const day = (name: string, otherwise: string): string => {
    const typed = params.get(name) ?? '';
    return isPlainDate(typed) ? typed : otherwise;
  };
  const from = day('from', `${today.slice(0, 8)}01`);
  const until = day('until', today);
  const { answer, failure, retry } = useCall('getAccountSheet', { account, from, until });
  const setParam = (name: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    nextParams.set(name, value);
    setParams(nextParams, { preventScrollReset: true, replace: true });
  };
  const caption = t('money.sheetPage.caption', {
    account: t(`money.account.${account}`),
    from: format.date(from),
    until: format.date(until),
  });
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('money.sheetPage.title')}</h1>
        <p className={styles.soft}>{t('money.sheetPage.lead')}</p>
      </div>
      <div className={styles.filters}>
        <SelectField
          name="account"
          label={t('money.sheet.account')}
          value={account}
          onChange={({ target }) => setParam('account', target.value)}
        >
          {ledgerAccounts.map((one) => (
            <option key={one} value={one}>
              {t(`money.account.${one}`)}
            </option>
          ))}
        </SelectField>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            label={t(`money.files.${name}`)}
            value={name === 'from' ? from : until}
            onChange={({ target }) => isPlainDate(target.value) && setParam(name, target.value)}
          />
        ))}
      </div>
      {failure?.type === 'period-too-long' ? (
        <Notice kind="warning" role="alert">
          {t('money.files.periodLong')}
        </Notice>
      ) : (
        <Pending {...{ answer, failure, retry }} />
      )}
      {answer && (
        <Card className={styles.stack} data-testid="account-sheet">
          <h2 className={styles.title}>{caption}</h2>
          <dl className={figures.sums}>
            {(['opening', 'debit', 'credit', 'closing'] as const).map((name) => (
              <div key={name}>
                <dt>
                  {t(`money.sheetPage.${name}`, {
                    date: format.date(name === 'opening' ? from : until),
                  })}
                </dt>
                <dd>{format.moneyExact(name === 'credit' ? euros(0 - answer.credit) : answer[name])}</dd>
              </div>
            ))}
          </dl>
          {answer.count > answer.entries.length && (
            <Notice kind="warning">
              {t('money.sheetPage.cut', { shown: answer.entries.length, count: answer.count })}
            </Notice>
          )}
          {answer.count === 0 ? (
            <EmptyState title={t('money.sheetPage.none')}>{t('money.sheetPage.noneText')}</EmptyState>
          ) : (
            <SheetEntries
              caption={caption}
              entries={answer.entries}
              isWhole={answer.count === answer.entries.length}
              fileName={`${t('money.sheetPage.fileName')}-${account}-${from}-${until}`}
            />
          )}
        </Card>
      )}
    </div>
  );
}
