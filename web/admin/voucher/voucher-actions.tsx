import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import admin from '../parts/admin.module.css';
import type { OfficeVoucher } from './office-voucher.ts';

type Action = InputOf<Api['changeOfficeVoucher']>['action'];

/** Sends mails again, stops the voucher or lets it go, and withdraws it for its buyer. */
export function VoucherActions({
  voucher: { voucherNumber, state, stoppedAt, balance, withdrawUntil, resendable, buyer, recipient },
  onChanged,
}: {
  voucher: OfficeVoucher;
  onChanged: (voucher: OfficeVoucher) => void;
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
