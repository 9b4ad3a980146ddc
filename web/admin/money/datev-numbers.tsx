import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { ledgerAccounts } from '../../../domain/ledger-accounts.ts';
import { datevAccounts, datevCharts } from '../../../domain/operator/datev-accounts.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';

type Numbers = ResponseOf<Api['getDatev']>;

/** The numbers of the tax adviser, which the file for DATEV needs. */
export function DatevNumbers({ isOpen: isOpenAtFirst }: { isOpen: boolean }): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-testid="datev-numbers"
    >
      <summary>{t('money.datev.title')}</summary>
      {isOpen && <DatevLoader />}
    </details>
  );
}

function DatevLoader(): ReactNode {
  const { answer, failure, retry } = useCall('getDatev', {});
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  return <DatevForm start={answer} />;
}

const isNumber = (typed: string): boolean => /^[1-9]\d{0,6}$/.test(typed.trim());
const isAccount = (typed: string): boolean => /^(\d{4,8})?$/.test(typed.trim());

function DatevForm({ start }: { start: Numbers }): ReactNode {
  const { t } = useTexts();
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { consultant, client, chart, numbers } = typed;
  const save = useSubmit('setDatev', { onDone: () => setSaved(true) });
  const change = (changes: Partial<Numbers>): void => {
    setSaved(false);
    setTyped({ ...typed, ...changes });
  };
  const wrongAccounts = ledgerAccounts.filter((account) => !isAccount(numbers[account] ?? ''));
  const isRight = isNumber(consultant) && isNumber(client) && chart !== '' && wrongAccounts.length === 0;
  const errorOf = (isWrong: boolean, key: string): { error?: string } =>
    isTried && isWrong ? { error: t(key) } : {};
  if (start.isLocked) return <p className={styles.soft}>{t('money.datev.locked')}</p>;
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isRight) return;
        const own = Object.entries(numbers).filter(([, number]) => number.trim() !== '');
        void save.submit({
          ...{ consultant: consultant.trim(), client: client.trim(), chart },
          numbers: Object.fromEntries(own.map(([account, number]) => [account, number.trim()])),
        });
      }}
    >
      <p className={styles.soft}>{t('money.datev.hint')}</p>
      <div className={styles.filters}>
        {(['consultant', 'client'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`money.datev.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            {...errorOf(!isNumber(typed[name]), 'money.datev.wrong.consultant')}
            value={typed[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
        <SelectField
          name="chart"
          label={t('money.datev.chart')}
          {...errorOf(chart === '', 'postings.error.missing')}
          value={chart}
          onChange={({ target }) => change({ chart: datevCharts.find((one) => one === target.value) ?? '' })}
        >
          <option value="" />
          {datevCharts.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
      </div>
      {chart !== '' && (
        <fieldset>
          <legend className={styles.name}>{t('money.datev.accounts')}</legend>
          <p className={styles.soft}>{t('money.datev.accountsHint')}</p>
          <div className={styles.filters}>
            {ledgerAccounts.map((account) => (
              <TextField
                key={account}
                name={account}
                label={t(`money.account.${account}`)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
                placeholder={datevAccounts[chart][account]}
                {...errorOf(wrongAccounts.includes(account), 'money.datev.wrong.account')}
                value={numbers[account] ?? ''}
                onChange={({ target }) => change({ numbers: { ...numbers, [account]: target.value } })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p className={styles.actions}>
        <Button type="submit" busy={save.sending !== null}>
          {t('money.datev.save')}
        </Button>
      </p>
      <div role="status">{isSaved && <Notice kind="success">{t('money.datev.saved')}</Notice>}</div>
      <FailureNotice
        kind="warning"
        text={save.failure && t(save.failure.type === 'datev-locked' ? 'money.datev.locked' : 'admin.failed')}
      />
    </form>
  );
}
