import type { ReactNode } from 'react';
import type { Collector } from '../../../domain/pricing/payment-methods.ts';
import { RadioCard } from '../../components/choice.tsx';
import { FormSection } from './form-section.tsx';
import { useTexts } from '../../app/texts-context.tsx';

export function PaymentFields({
  collector,
  codes,
  payment,
  onChange,
  children,
}: {
  collector: Collector;
  codes: readonly number[];
  payment: number;
  onChange: (code: number) => void;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  return (
    <FormSection title={t('booking.payment.title')}>
      {codes.map((code) => (
        <RadioCard
          key={code}
          name="payment"
          value={code}
          checked={payment === code}
          onChange={() => onChange(code)}
          label={t(`booking.payment.method.${code}`)}
          detail={t(`booking.payment.hint.${collector}.${code}`)}
        />
      ))}
      {children}
    </FormSection>
  );
}
