import { useId, type ReactNode } from 'react';
import type { Inline, RichText } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { RichTextEditor } from '../rich/rich-text-editor.tsx';
import type { Field } from './block-fields.ts';
import { useOffered } from './editor-context.ts';
import styles from './forms.module.css';
import { LineField } from './line-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { LinesField, TableField } from './table-field.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Asks for the values of an object, one field after the other. */
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

/** What is left empty and need not be there is not stored. */
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
      return <LinkField value={value as string} onChange={set} />;
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
    case 'snippet':
      return <SnippetField value={String(value)} onChange={set} />;
    case 'group':
      return <GroupField field={field} value={value as Values | undefined} onChange={set} />;
    case 'list':
      return <ListField field={field} entries={value as Values[]} onChange={set} />;
    case 'lines':
      return <LinesField label={label} lines={value as Inline[][]} onChange={set} />;
    case 'table':
      return <TableField table={values as never} onChange={(table) => onChange({ ...values, ...table })} />;
  }
}

function WordsField({
  field: { name, long, optional, max },
  value = '',
  onChange,
}: {
  field: Extract<Field, { kind: 'words' }>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}): ReactNode {
  const { t } = useTexts();
  const { scenes } = useOffered();
  const list = useId();
  const hints: Readonly<Record<string, string>> = {
    alt: t('editor.field.altHint'),
    scene: t('editor.field.sceneHint'),
    search: t('editor.field.searchHint'),
    slug: t('editor.field.slugHint'),
    description: t('editor.field.descriptionHint'),
  };
  const shared = {
    label: optional
      ? t('editor.field.optional', { name: t(`editor.field.${name}`) })
      : t(`editor.field.${name}`),
    hint: hints[name],
    value,
    maxLength: max,
  };
  const take = (typed: string): void => onChange(optional === true && typed === '' ? undefined : typed);
  if (long) return <TextAreaField {...shared} onChange={({ target }) => take(target.value)} />;
  return (
    <>
      <TextField
        {...shared}
        {...(name === 'scene' && { list })}
        autoComplete="off"
        onChange={({ target }) => take(target.value)}
      />
      {name === 'scene' && (
        <datalist id={list}>
          {scenes.map((scene) => (
            <option key={scene} value={scene} />
          ))}
        </datalist>
      )}
    </>
  );
}

function SnippetField({ value, onChange }: { value: string; onChange: (value: string) => void }): ReactNode {
  const { t } = useTexts();
  const { snippets } = useOffered();
  return (
    <SelectField
      label={t('editor.field.snippet')}
      hint={t('editor.field.snippetHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">–</option>
      {snippets.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** Values that belong together; where they need not be there, they are added and taken away as a whole. */
function GroupField({
  field: { name, of, empty, optional = false },
  value,
  onChange,
}: {
  field: Extract<Field, { kind: 'group' }>;
  value: Values | undefined;
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
      <FieldsForm fields={of} value={value} onChange={onChange} />
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
