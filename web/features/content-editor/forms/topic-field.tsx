import type { ReactNode } from 'react';
import { contactKinds, contactTopics } from '../../../../domain/contact-topics.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField } from '../../../components/field.tsx';

export function TopicField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {contactKinds.map((kind) => (
        <optgroup key={kind} label={t(`editor.writer.${kind}`)}>
          {contactTopics[kind].map((topic) => (
            <option key={topic} value={`${kind}.${topic}`}>
              {t(`content.topic.${kind}.${topic}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
