import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { newBlockId, type FormOfFields, type Values } from './block-fields.ts';
import type { Field } from './form-field.ts';
import styles from './forms.module.css';

/** Returns React keys that stay with their entries when the entries move. */
function useKeys(count: number): [string[], (update: (keys: string[]) => string[]) => void] {
  const [keys, setKeys] = useState<string[]>([]);
  if (keys.length === count) return [keys, (update) => setKeys(update(keys))];
  // The number of entries changed outside of this form, so keys are added or dropped at the end.
  const resizedKeys = Array.from({ length: count }, (_, index) => keys[index] ?? newBlockId());
  setKeys(resizedKeys);
  return [resizedKeys, (update) => setKeys(update(resizedKeys))];
}

const swapEntries = <Entry,>(entries: readonly Entry[], one: number, other: number): Entry[] => {
  const next = [...entries];
  [next[one], next[other]] = [next[other]!, next[one]!];
  return next;
};

export function ListField({
  field: { name, fields, empty },
  entries,
  form: Form,
  onChange,
}: {
  field: Extract<Field, { kind: 'list' }>;
  entries: readonly Values[];
  form: FormOfFields;
  onChange: (entries: Values[]) => void;
}): ReactNode {
  const { t } = useTexts();
  const [keys, changeKeys] = useKeys(entries.length);
  const entryName = t(`editor.entry.${name}`);
  const swap = (one: number, other: number): void => {
    changeKeys((all) => swapEntries(all, one, other));
    onChange(swapEntries(entries, one, other));
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t(`editor.field.${name}`)}</legend>
      {entries.map((entry, index) => (
        <fieldset key={keys[index]} className={styles.entry}>
          <legend>{t('editor.entryOf', { name: entryName, number: index + 1 })}</legend>
          <Form fields={fields} value={entry} onChange={(next) => onChange(entries.with(index, next))} />
          <div className={styles.actions}>
            <Button small variant="quiet" disabled={index === 0} onClick={() => swap(index, index - 1)}>
              {t('editor.up')}
            </Button>
            <Button
              small
              variant="quiet"
              disabled={index === entries.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              {t('editor.down')}
            </Button>
            <Button
              small
              variant="quiet"
              onClick={() => {
                changeKeys((all) => all.toSpliced(index, 1));
                onChange(entries.toSpliced(index, 1));
              }}
            >
              {t('editor.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          small
          onClick={() => {
            const fresh = structuredClone(empty) as Record<string, unknown>;
            onChange([...entries, 'id' in fresh ? { ...fresh, id: newBlockId() } : fresh]);
          }}
        >
          {t('editor.addField', { name: entryName })}
        </Button>
      </div>
    </fieldset>
  );
}
