import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import type { FormOfFields, Values } from './block-fields.ts';
import type { Field } from './form-field.ts';
import styles from './forms.module.css';

export function GroupField({
  field: { name, fields, empty, optional = false },
  value,
  form: Form,
  onChange,
}: {
  field: Extract<Field, { kind: 'group' }>;
  value: Values | undefined;
  form: FormOfFields;
  onChange: (value: Values | undefined) => void;
}): ReactNode {
  const { t } = useTexts();
  const label = t(`editor.field.${name}`);
  if (value === undefined) {
    return (
      <div>
        <Button small onClick={() => onChange(structuredClone(empty) as Values)}>
          {t('editor.addField', { name: label })}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <Form fields={fields} value={value} onChange={onChange} />
      {optional && (
        <div>
          <Button small variant="quiet" onClick={() => onChange(undefined)}>
            {t('editor.removeField', { name: label })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
