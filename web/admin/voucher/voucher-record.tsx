import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Notice } from '../../components/notice.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import admin from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { Facts } from '../records/facts.tsx';
import styles from '../records/records.module.css';
import { useRecordLinks } from '../records/use-record-links.tsx';
import type { OfficeVoucher } from './office-voucher.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherLists } from './voucher-lists.tsx';

/** A bought voucher: who bought it, what is left of it, where it was used, and what the office can do with it. */
export function VoucherRecord({ number }: { number: number }): ReactNode {
  const { t, format } = useTexts();
  const { account } = useVisitor();
  const links = useRecordLinks();
  const { answer, failure, retry } = useCall('getOfficeVoucher', { voucherNumber: number });
  const [changed, setChanged] = useState<OfficeVoucher | null>(null);
  const voucher = changed ?? answer;
  const isMissing = failure?.type === 'voucher-missing';
  const mayChange = account === null || account.accountPermissions['office.update'] === true;
  const day = (moment: string | null): string | null => moment && format.moment(moment);
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.record} data-testid="office-voucher">
        <h1>{t('admin.voucher.one', { number: String(number) })}</h1>
        {isMissing ? (
          <Notice kind="warning">{t('admin.voucher.missing')}</Notice>
        ) : (
          <Pending {...{ answer, failure, retry }} />
        )}
        {voucher && (
          <>
            <p className={admin.badges}>
              <Badge>
                {voucher.stoppedAt !== null && voucher.state === 'active'
                  ? t('admin.voucher.isStopped')
                  : t(`records.voucherState.${voucher.state}`)}
              </Badge>
            </p>
            <Facts
              facts={[
                [
                  t('records.column.balance'),
                  t('records.balance', {
                    balance: format.moneyExact(voucher.balance),
                    value: format.moneyExact(voucher.value),
                  }),
                ],
                [t('records.column.validUntil'), voucher.validUntil && format.date(voucher.validUntil)],
                [
                  t('records.column.buyer'),
                  <>
                    {mayChange
                      ? links.person({
                          of: { source: 'voucher', number },
                          name: voucher.buyer.name,
                          email: voucher.buyer.email,
                        })
                      : voucher.buyer.name}
                    <br />
                    {voucher.buyer.email}
                  </>,
                ],
                [
                  t('records.column.recipient'),
                  [voucher.recipient.name, voucher.recipient.email ?? t('admin.voucher.toBuyer')]
                    .filter(Boolean)
                    .join(', '),
                ],
                [t('admin.voucher.dedication'), voucher.dedication],
                [t('admin.voucher.customerNumber'), String(voucher.customerNumber)],
                [t('admin.voucher.orderedAt'), day(voucher.orderedAt)],
                [t('admin.voucher.paidAt'), day(voucher.paidAt)],
                [t('admin.voucher.sendOn'), voucher.sendOn && format.date(voucher.sendOn)],
                [t('admin.voucher.stoppedAt'), day(voucher.stoppedAt)],
                [t('admin.voucher.withdrawnAt'), day(voucher.withdrawnAt)],
              ]}
            />
            {mayChange && (
              <VoucherActions key={voucher.acts.length} voucher={voucher} onChanged={setChanged} />
            )}
            <VoucherLists voucher={voucher} />
          </>
        )}
      </div>
    </div>
  );
}
