import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Standing } from './standing.ts';

export function PaymentOutcome({
  standing: { payment },
  outcome,
  contactPath,
  onReload,
}: {
  standing: Standing;
  outcome: string | null;
  contactPath: string;
  onReload: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  if (payment === null || outcome === null) return null;
  const amount = format.moneyExact(payment.amount);
  if (payment.state === 'paid') {
    return (
      <Notice kind="success" role="status" title={t('payment.outcome.paid')}>
        <p>{t('payment.outcome.paidText', { amount })}</p>
      </Notice>
    );
  }
  if (payment.declined !== null) {
    return (
      <Notice kind="danger" role="alert" title={t('payment.outcome.declined')}>
        <p>{t(`payment.decline.${payment.declined}`)}</p>
      </Notice>
    );
  }
  if (payment.state === 'expired') {
    return (
      <Notice kind="warning" role="alert" title={t('payment.outcome.expired')}>
        <p>{t('payment.outcome.expiredText')}</p>
      </Notice>
    );
  }
  if (outcome === 'done') {
    return (
      <Notice kind="info" role="status" title={t('payment.outcome.waiting')}>
        <p>{t('payment.outcome.waitingText')}</p>
        <p>
          <Button onClick={onReload}>{t('payment.outcome.look')}</Button>{' '}
          <Link to={contactPath}>{t('payment.outcome.contact')}</Link>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="info" role="status" title={t('payment.outcome.back')}>
      <p>{t('payment.outcome.backText')}</p>
    </Notice>
  );
}
