import type { ReactNode } from 'react';
import type { PaymentWay } from '../../../domain/payments.ts';
import { paymentCodes, type Collector } from '../../../domain/pricing/payment-methods.ts';
import { RadioCard } from '../../components/choice.tsx';
import styles from './fields.module.css';
import { FormSection } from './form-section.tsx';
import { useTexts } from '../../app/texts-context.tsx';

export function PaymentFields({
  collector,
  codes,
  payment,
  ways,
  isInstant,
  onChange,
  children,
}: {
  collector: Collector;
  codes: readonly number[];
  payment: number;
  ways: readonly PaymentWay[];
  /** True if the booking is confirmed at once and paid right after it. */
  isInstant: boolean;
  onChange: (code: number) => void;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const methodName = (code: number): ReactNode => (
    <>
      {t(`booking.payment.method.${code}`)}
      {code === paymentCodes.online && (
        <span className={styles.ways}>
          {ways.map((way) => (
            <span key={way}>{t(`booking.payment.way.${way}`)} </span>
          ))}
        </span>
      )}
    </>
  );
  const methodHint = (code: number): string => {
    const hint = t(`booking.payment.hint.${collector}.${code}`);
    return code === paymentCodes.online
      ? `${t(`booking.payment.when.${isInstant ? 'instant' : 'later'}`)} ${hint}`
      : hint;
  };
  return (
    <FormSection title={t('booking.payment.title')}>
      <div className={styles.methods}>
        {codes.map((code) => (
          <RadioCard
            key={code}
            name="payment"
            value={code}
            checked={payment === code}
            onChange={() => onChange(code)}
            label={methodName(code)}
            detail={methodHint(code)}
          />
        ))}
      </div>
      {children}
    </FormSection>
  );
}
