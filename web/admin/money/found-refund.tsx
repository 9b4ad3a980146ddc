import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

export function FoundRefund({
  found,
  onDone,
}: {
  found: ResponseOf<Api['findMoney']>['refunds'][number];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const release = useSubmit('releaseRefund', { onDone });
  const {
    refundID,
    bookingID,
    bookingDisplayNumber: number,
    name,
    amount,
    way,
    state,
    iban,
    reference,
    fileID,
    reason,
    askedAt,
    cancelledBy,
    draftedName,
    approvedName,
    note,
  } = found;
  const isOpen = state === 'intended' || state === 'failed';
  return (
    <li className={styles.item}>
      <div>
        {bookingID === null ? (
          <p className={styles.name}>{t('money.refund.voucher', { number: String(number), name })}</p>
        ) : (
          <Link
            className={styles.name}
            to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}
          >{`${number} · ${name}`}</Link>
        )}
        <p className={styles.soft}>
          {[
            format.moneyExact(amount),
            t(`money.refund.${way}`),
            t(`money.refund.${state}`),
            iban && groupedIban(iban),
            reference,
            fileID !== null && t('money.refund.inFile', { number: String(fileID) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.soft}>
          {[
            t(
              cancelledBy === null
                ? `money.refund.because.${reason}`
                : `money.refund.cancelledBy.${cancelledBy}`,
            ),
            note,
            draftedName !== null && t('money.refund.draftedBy', { name: draftedName }),
            approvedName !== null && t('money.refund.approvedBy', { name: approvedName }),
            format.moment(askedAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <FailureNotice
          kind="warning"
          text={
            release.failure &&
            (release.failure.type === 'money-waits'
              ? t('money.refund.waits', { moment: format.moment(release.failure.data.until) })
              : t('admin.failed'))
          }
        />
      </div>
      {isOpen && (
        <p className={styles.actions}>
          <ConfirmedButton
            label={t('money.refund.release')}
            spoken={t('money.refund.releaseOf', { number: String(number) })}
            confirm={t('money.refund.confirm', { amount: format.moneyExact(amount) })}
            busy={release.sending !== null}
            onConfirm={() => void release.submit({ refundID })}
          />
        </p>
      )}
    </li>
  );
}
