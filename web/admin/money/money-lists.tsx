import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { retentionDays } from '../../../domain/retention.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import { BookingsTable } from './bookings-table.tsx';
import { CertainMatches } from './certain-matches.tsx';
import { FoundRefund } from './found-refund.tsx';
import { FoundTransfer } from './found-transfer.tsx';
import { RefundFiles } from './refund-files.tsx';
import { MoneyFiles } from './money-files.tsx';

const lists = ['unmatched', 'matched', 'aside', 'overdue', 'refunds', 'bookings'] as const;

export function MoneyLists(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const [params, setParams] = useSearchParams();
  const list = lists.find((one) => one === params.get('list')) ?? 'unmatched';
  const query = (params.get('q') ?? '').slice(0, 200);
  const [typed, setTyped] = useState(query);
  const { answer, failure, retry, isPending } = useCall('findMoney', { list, query });
  const refresh = (): void => {
    retry();
    refreshWaitingWork();
  };
  const setParam = (name: string, value: string): void => {
    const nextParams = new URLSearchParams(params);
    nextParams.set(name, value);
    setParams(nextParams, { preventScrollReset: true });
  };
  const foundCount = answer ? answer.transfers.length + answer.bookings.length + answer.refunds.length : 0;
  const listLabel = (one: (typeof lists)[number]): string =>
    one === 'bookings' || one === 'matched' || one === 'aside' || !answer
      ? t(`money.list.${one}`)
      : `${t(`money.list.${one}`)} (${answer.counts[one]})`;
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('money.list.title')}</h1>
      <p>
        <Link to={buildPath('AdminPayouts')}>{t('payouts.office.toPayouts')}</Link>
        {' · '}
        <Link to={buildPath('AdminManualPostings')}>{t('postings.title')}</Link>
        {' · '}
        <Link to={`${buildPath('AdminManualPostings')}?new=guestPayment`}>
          {t('money.booking.payByHand')}
        </Link>
        {' · '}
        <Link to={buildPath('AdminAccountSheet')}>{t('money.sheetPage.title')}</Link>
      </p>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === query) retry();
          else setParam('q', typed.trim());
        }}
      >
        <TextField
          name="q"
          type="search"
          label={t('money.list.label')}
          hint={t('money.list.labelHint', { count: retentionDays.moneySearches })}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" busy={isPending}>
          {t('admin.people.search')}
        </Button>
      </form>
      <div className={styles.narrow}>
        <SelectField
          name="list"
          label={t('money.list.which')}
          value={list}
          onChange={({ target }) => setParam('list', target.value)}
        >
          {lists.map((one) => (
            <option key={one} value={one}>
              {listLabel(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <Pending {...{ answer, failure, retry }} />
      {answer && (
        <Card className={styles.stack} data-testid="money-list">
          <FoundHeading>{t('money.list.found', { count: foundCount })}</FoundHeading>
          {foundCount === 0 && list !== 'bookings' && (
            <EmptyState title={t(`work.empty.money.${list}`)}>{t(`work.empty.moneyText.${list}`)}</EmptyState>
          )}
          {answer.bookings.length > 0 && (
            <BookingsTable
              caption={t(`money.list.${list}`)}
              bookings={answer.bookings}
              // The total is only known for overdue bookings.
              isWhole={list === 'overdue' && answer.bookings.length >= answer.counts.overdue}
            />
          )}
          {list === 'refunds' && <RefundFiles files={answer.refundFiles} onMade={refresh} />}
          {list === 'unmatched' && <CertainMatches transfers={answer.transfers} onDone={refresh} />}
          <ul>
            {answer.transfers.map((one) => (
              <FoundTransfer key={one.transferID} found={one} onDone={refresh} />
            ))}
            {answer.refunds.map((one) => (
              <FoundRefund key={one.refundID} found={one} onDone={refresh} />
            ))}
          </ul>
        </Card>
      )}
      <MoneyFiles onImported={refresh} />
    </div>
  );
}
