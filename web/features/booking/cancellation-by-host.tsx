import type { ReactNode } from 'react';
import {
  cancellationReasons,
  type CancellationReason,
} from '../../../domain/booking/cancellation-reasons.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField } from '../../components/field.tsx';

/** Why the host, or the office for them, cancels a stay; empty until it is chosen. */
export function CancellationReasonField({
  reason,
  isTried,
  onChange,
}: {
  reason: CancellationReason | '';
  isTried: boolean;
  onChange: (reason: CancellationReason | '') => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      name="reason"
      label={t('landlord.cancel.reason')}
      error={isTried && reason === '' ? t('landlord.cancel.noReason') : undefined}
      value={reason}
      onChange={({ target }) => onChange(target.value as CancellationReason | '')}
    >
      <option value="" />
      {cancellationReasons.map((one) => (
        <option key={one} value={one}>
          {t(`landlord.cancel.reasons.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Whether the nights of the cancelled stay remain blocked. */
export function KeepBlockedChoice({
  isKept,
  onChange,
}: {
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <Checkbox
      label={t('landlord.cancel.keepBlocked')}
      detail={t('landlord.cancel.keepBlockedHint')}
      checked={isKept}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
