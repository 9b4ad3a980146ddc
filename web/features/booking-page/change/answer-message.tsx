import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { TextAreaField } from '../../../components/field.tsx';

/** The field for what a guest says to the host with the answer to a proposal or an offer. */
export function AnswerMessage({
  value,
  onChange,
}: {
  value: string;
  onChange: (message: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <TextAreaField
      name="proposalAnswer"
      label={t('booking.proposal.message')}
      hint={t('booking.proposal.messageHint')}
      rows={2}
      maxLength={2000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
