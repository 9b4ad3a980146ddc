import type { ReactNode } from 'react';
import type { PaymentWay } from '../../../domain/payments.ts';
import { paymentCodes, type Collector } from '../../../domain/pricing/payment-methods.ts';
import { RadioCard } from '../../components/choice.tsx';
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
  const methodName = (code: number): string =>
    code === paymentCodes.online && ways.length > 0
      ? ways.map((way) => t(`booking.payment.way.${way}`)).join(', ')
      : t(`booking.payment.method.${code}`);
  const methodHint = (code: number): string => {
    const hint = t(`booking.payment.hint.${collector}.${code}`);
    return code === paymentCodes.online
      ? `${t(`booking.payment.when.${isInstant ? 'instant' : 'later'}`)} ${hint}`
      : hint;
  };
  return (
    <FormSection title={t('booking.payment.title')}>
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
      {children}
    </FormSection>
  );
}
