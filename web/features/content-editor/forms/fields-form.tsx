import type { ReactNode } from 'react';
import type { Inline, RichText } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { RichTextEditor } from '../rich/rich-text-editor.tsx';
import type { Values } from './block-fields.ts';
import type { Field } from './form-field.ts';
import { useOffered } from '../rich/editor-context.ts';
import styles from './forms.module.css';
import { GroupField } from './group-field.tsx';
import { SceneField } from './scene-field.tsx';
import { LineField } from './line-field.tsx';
import { LinkField } from '../rich/link-field.tsx';
import { ListField } from './list-field.tsx';
import { CatalogueField } from './catalogue-field.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { TopicField } from './topic-field.tsx';
import { SnippetField, WordsField } from './words-field.tsx';
import { LinesField, TableField } from './table-field.tsx';

export function FieldsForm({
  fields,
  value,
  onChange,
}: {
  fields: readonly Field[];
  value: Values;
  onChange: (value: Values) => void;
}): ReactNode {
  return fields.map((field) => (
    <OneField key={field.name} field={field} values={value} onChange={onChange} />
  ));
}

/** Empty optional fields are not stored. */
function withValue(values: Values, { name }: Field, next: unknown): Values {
  const { [name]: _, ...others } = values;
  return next === undefined ? others : { ...values, [name]: next };
}

function OneField({
  field,
  values,
  onChange,
}: {
  field: Field;
  values: Values;
  onChange: (value: Values) => void;
}): ReactNode {
  const { t } = useTexts();
  const { language } = useOffered();
  const value = values[field.name];
  const set = (next: unknown): void => onChange(withValue(values, field, next));
  const label = t(`editor.field.${field.name}`);
  switch (field.kind) {
    case 'words':
      return <WordsField field={field} value={value as string | undefined} onChange={set} />;
    case 'link':
      return (
        <LinkField
          optional={field.optional}
          value={(value as string | undefined) ?? ''}
          onChange={(to) => set(field.optional === true && to === '' ? undefined : to)}
        />
      );
    case 'rich':
      return (
        <div className={styles.rich}>
          <p aria-hidden="true" className={styles.label}>
            {label}
          </p>
          <RichTextEditor small label={label} language={language} text={value as RichText} onChange={set} />
        </div>
      );
    case 'line':
      return <LineField label={label} line={value as Inline[]} onChange={set} />;
    case 'number':
      return (
        <TextField
          type="number"
          step="any"
          label={label}
          value={String(value)}
          onChange={({ target }) => set(target.valueAsNumber || 0)}
        />
      );
    case 'date':
      return (
        <TextField
          type="date"
          label={label}
          value={String(value)}
          onChange={({ target }) => set(target.value)}
        />
      );
    case 'names':
      return (
        <TextField
          label={label}
          hint={t('editor.field.namesHint')}
          defaultValue={(value as string[]).join(', ')}
          onChange={({ target }) => set(target.value.split(/[\s,]+/).filter((name) => name !== ''))}
        />
      );
    case 'choice':
      return (
        <SelectField label={label} value={String(value)} onChange={({ target }) => set(target.value)}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {t(`editor.option.${option}`)}
            </option>
          ))}
        </SelectField>
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => set(target.checked ? true : undefined)}
        />
      );
    case 'catalogue':
      return (
        <CatalogueField kind={field.name} label={label} value={value as string | number} onChange={set} />
      );
    case 'topic':
      return <TopicField label={label} value={String(value)} onChange={set} />;
    case 'scene':
      return <SceneField optional={field.optional === true} values={values} onChange={onChange} />;
    case 'snippet':
      return <SnippetField value={String(value)} onChange={set} />;
    case 'group':
      return (
        <GroupField field={field} value={value as Values | undefined} form={FieldsForm} onChange={set} />
      );
    case 'list':
      return <ListField field={field} entries={value as Values[]} form={FieldsForm} onChange={set} />;
    case 'lines':
      return <LinesField label={label} lines={value as Inline[][]} onChange={set} />;
    case 'table':
      return <TableField table={values as never} onChange={(table) => onChange({ ...values, ...table })} />;
  }
}
