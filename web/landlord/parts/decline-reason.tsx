import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';

const reasons = ['taken', 'closed', 'party', 'pets'] as const;
type Reason = (typeof reasons)[number];

/** Lets the host choose a reason as a ready sentence, which precedes their own message to the guest. */
export function useDeclineReason(): { field: ReactNode; messageWith: (written: string) => string } {
  const { t } = useTexts();
  const [reason, setReason] = useState<Reason | ''>('');
  return {
    field: (
      <SelectField
        name="decline-reason"
        label={t('landlord.decliningReason.label')}
        value={reason}
        onChange={({ target }) => setReason(target.value as Reason | '')}
      >
        <option value="">{t('landlord.decliningReason.none')}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.decliningReason.words.${one}`)}
          </option>
        ))}
      </SelectField>
    ),
    messageWith: (written) =>
      [reason !== '' && t(`landlord.decliningReason.words.${reason}`), written.trim()]
        .filter(Boolean)
        .join('\n\n'),
  };
}
