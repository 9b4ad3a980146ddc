import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';

/** The day on which the office looks at a case again. */
export function FollowUpField({
  day,
  onChange,
}: {
  day: string;
  onChange: (day: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <TextField
      name="followUpOn"
      type="date"
      label={t('admin.cases.followUp.label')}
      hint={t('admin.cases.followUp.hint')}
      value={day}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
