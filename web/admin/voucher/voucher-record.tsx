import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import admin from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { Facts } from '../records/facts.tsx';
import { RecordSection } from '../records/record-section.tsx';
import styles from '../records/records.module.css';
import { useRecordLinks } from '../records/use-record-links.tsx';

type Voucher = ResponseOf<Api['getOfficeVoucher']>;
type Action = InputOf<Api['changeOfficeVoucher']>['action'];

/** A bought voucher: who bought it, what is left of it, where it was used, and what the office can do with it. */
export function VoucherRecord({ number }: { number: number }): ReactNode {
  const { t, format } = useTexts();
  const { account } = useVisitor();
  const links = useRecordLinks();
  const { answer, failure, retry } = useCall('getOfficeVoucher', { voucherNumber: number });
  const [changed, setChanged] = useState<Voucher | null>(null);
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
            {mayChange && <Actions key={voucher.acts.length} voucher={voucher} onChanged={setChanged} />}
            <RecordSection
              name="moves"
              title={t('admin.voucher.moves')}
              rows={voucher.moves.map((move, place) => ({ ...move, place }))}
              keyOf={({ place }) => place}
              columns={[
                {
                  name: 'at',
                  isShort: true,
                  label: t('admin.voucher.when'),
                  cell: ({ at }) => format.moment(at),
                },
                {
                  name: 'cause',
                  label: t('admin.voucher.what'),
                  cell: ({ cause }) => t(`money.cause.${cause}`),
                },
                {
                  name: 'booking',
                  label: t('records.column.booking'),
                  cell: ({ bookingID, bookingDisplayNumber }) =>
                    bookingID === null || bookingDisplayNumber === null
                      ? ''
                      : links.booking({ bookingID, bookingDisplayNumber }),
                },
                {
                  name: 'amount',
                  isAmount: true,
                  label: t('money.figures.amount'),
                  cell: ({ amount }) => format.moneyExact(amount),
                },
              ]}
            />
            <RecordSection
              name="mails"
              title={t('records.mails.title')}
              rows={voucher.mails.map((mail, place) => ({ ...mail, place }))}
              keyOf={({ place }) => place}
              columns={[
                {
                  name: 'mail',
                  label: t('records.mails.mail'),
                  cell: ({ template }) => t(`admin.voucher.mail.${template}`),
                },
                {
                  name: 'state',
                  label: t('records.column.state'),
                  cell: ({ state, at }) =>
                    t(`admin.voucher.mailState.${state}`, { moment: format.moment(at) }),
                },
              ]}
            />
            <RecordSection
              name="acts"
              title={t('admin.voucher.acts')}
              rows={voucher.acts.map((act, place) => ({ ...act, place }))}
              keyOf={({ place }) => place}
              columns={[
                {
                  name: 'at',
                  isShort: true,
                  label: t('admin.voucher.when'),
                  cell: ({ at }) => format.moment(at),
                },
                {
                  name: 'act',
                  label: t('admin.voucher.what'),
                  cell: ({ act }) => t(`admin.voucher.act.${act}`),
                },
                { name: 'name', label: t('records.column.name'), cell: ({ name }) => name },
                { name: 'note', label: t('admin.voucher.note'), cell: ({ note }) => note },
              ]}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Sends mails again, stops the voucher or lets it go, and withdraws it for its buyer. */
function Actions({
  voucher: { voucherNumber, state, stoppedAt, balance, withdrawUntil, resendable, buyer, recipient },
  onChanged,
}: {
  voucher: Voucher;
  onChanged: (voucher: Voucher) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [note, setNote] = useState('');
  const change = useSubmit('changeOfficeVoucher', { idempotent: true, onDone: onChanged });
  const giftTo = recipient.email ?? buyer.email;
  const offered: readonly { action: Action; label: string; confirm: string }[] = [
    ...(resendable.includes('gift')
      ? [
          {
            action: 'resendGift' as const,
            label: t('admin.voucher.resendGift'),
            confirm: t('admin.voucher.confirmSend', { email: giftTo }),
          },
        ]
      : []),
    ...(resendable.includes('bought')
      ? [
          {
            action: 'resendBought' as const,
            label: t('admin.voucher.resendBought'),
            confirm: t('admin.voucher.confirmSend', { email: buyer.email }),
          },
        ]
      : []),
    ...(stoppedAt !== null
      ? [
          {
            action: 'resume' as const,
            label: t('admin.voucher.resume'),
            confirm: t('admin.voucher.confirmResume'),
          },
        ]
      : state === 'active'
        ? [
            {
              action: 'stop' as const,
              label: t('admin.voucher.stop'),
              confirm: t('admin.voucher.confirmStop'),
            },
          ]
        : []),
    ...(withdrawUntil === null
      ? []
      : [
          {
            action: 'withdraw' as const,
            label: t('admin.voucher.withdraw'),
            confirm: t('admin.voucher.confirmWithdraw', { amount: format.moneyExact(balance) }),
          },
        ]),
  ];
  if (offered.length === 0) return null;
  const isBusy = change.sending !== null;
  return (
    <Card className={admin.stack}>
      <h2 className={admin.title}>{t('admin.voucher.actions')}</h2>
      <p className={admin.soft}>{t('admin.voucher.stopText')}</p>
      {withdrawUntil !== null && (
        <p className={admin.soft}>{t('admin.voucher.withdrawText', { day: format.date(withdrawUntil) })}</p>
      )}
      <div className={admin.narrow}>
        <TextField
          name="note"
          label={t('admin.voucher.note')}
          hint={t('admin.voucher.noteHint')}
          autoComplete="off"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={admin.actions}>
        {offered.map(({ action, label, confirm }) => (
          <ConfirmedButton
            key={action}
            label={label}
            confirm={confirm}
            busy={isBusy}
            onConfirm={() => void change.submit({ voucherNumber, action, note: note.trim() })}
          />
        ))}
      </div>
      <FailureNotice
        kind="warning"
        text={
          change.failure &&
          !isBusy &&
          t(change.failure.type === 'voucher-changed' ? 'admin.voucher.changed' : 'admin.failed')
        }
      />
    </Card>
  );
}
