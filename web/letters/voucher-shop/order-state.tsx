import type { ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/letters.module.css';
import { useLetterPaths } from '../use-letter-paths.ts';

export function OrderState({
  numbers,
}: {
  numbers: { bookingID: number; customerNumber: number };
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLetterPaths();
  const { answer, failure, retry } = useCall('getVoucherOrder', numbers);
  const pay = useSubmit('payVoucher', { onDone: ({ url }) => location.assign(url) });
  if (failure) {
    return (
      <div className={styles.form}>
        <Notice kind="warning" role="alert">
          <p>{t(failure.status === 404 ? 'vouchers.state.unknown' : 'vouchers.failure.other')}</p>
        </Notice>
        <p>
          <Button onClick={retry}>{t('vouchers.state.look')}</Button>
        </p>
      </div>
    );
  }
  if (!answer) return <p role="status">{t('vouchers.state.loading')}</p>;
  const { state, value, sendOn, withdrawUntil, problem } = answer;
  const amount = format.money(value);
  const isOpen = state === 'ordered';
  return (
    <div className={styles.form} data-testid="voucher-state">
      {state === 'paid' && (
        <Notice kind="success" role="status" title={t('vouchers.state.paid')}>
          <p>
            {t(sendOn === '' ? 'vouchers.state.paidText' : 'vouchers.state.paidLater', {
              amount,
              date: sendOn === '' ? '' : format.date(sendOn),
            })}
          </p>
        </Notice>
      )}
      {isOpen && (
        <Notice kind={problem === null ? 'info' : 'danger'} role="alert" title={t('vouchers.state.open')}>
          <p>{t(`vouchers.state.${problem ?? 'openText'}`)}</p>
        </Notice>
      )}
      {(state === 'withdrawn' || state === 'ended') && (
        <Notice kind="info" role="status">
          {t(`vouchers.state.${state}`)}
        </Notice>
      )}
      <FailureNotice text={pay.failure && t('vouchers.shop.silent')} />
      {isOpen && (
        <p className={styles.form}>
          <Button
            variant="primary"
            className={styles.send}
            busy={pay.sending !== null}
            onClick={() => void pay.submit({ ...numbers, languageCode: language })}
          >
            {t('vouchers.state.pay', { amount })}
          </Button>
          <Button onClick={retry}>{t('vouchers.state.look')}</Button>
        </p>
      )}
      {withdrawUntil !== null && (
        <p>{t('vouchers.state.withdrawUntil', { date: format.date(withdrawUntil) })}</p>
      )}
      <p>
        <ButtonLink to={buildPath('VoucherShop')}>{t('vouchers.state.another')}</ButtonLink>
      </p>
    </div>
  );
}
