import type { ReactNode } from 'react';
import { seasonNameMax } from '../../../../domain/homes/fact-bounds.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ChoicePills } from '../../../components/choice-pills.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from './bulk.module.css';
import { ratesKinds, type BulkField, type TypedBulk } from './typed-bulk.ts';

const examples = { percent: '-10', amount: '-15', minStay: '3', name: '' } as const;

export function RatesFields({
  typed,
  wrong,
  onChange,
}: {
  typed: TypedBulk;
  wrong: readonly BulkField[];
  onChange: (typed: TypedBulk) => void;
}): ReactNode {
  const { t } = useTexts();
  const { kind } = typed;
  const example = examples[kind];
  return (
    <>
      <ChoicePills
        legend={t('landlord.homes.bulk.what')}
        name="kind"
        value={kind}
        choices={ratesKinds.map((one) => ({ value: one, label: t(`landlord.homes.bulk.kind.${one}`) }))}
        onChange={(choice) =>
          onChange({ ...typed, kind: ratesKinds.find((one) => one === choice) ?? kind, value: '' })
        }
        hideLegend
      />
      <div className={styles.fields}>
        <TextField
          type="date"
          name="startDate"
          label={t('landlord.homes.bulk.field.from')}
          value={typed.startDate}
          onChange={({ target }) => onChange({ ...typed, startDate: target.value })}
        />
        <TextField
          type="date"
          name="endDate"
          label={t('landlord.homes.bulk.field.until')}
          error={wrong.includes('dates') ? t('landlord.homes.bulk.wrong.dates') : undefined}
          value={typed.endDate}
          onChange={({ target }) => onChange({ ...typed, endDate: target.value })}
        />
        <TextField
          name="value"
          // A text keyboard, since the numeric keyboards of some phones have no minus sign.
          inputMode={kind === 'minStay' ? 'numeric' : 'text'}
          autoComplete="off"
          label={t(`landlord.homes.bulk.field.${kind}`)}
          maxLength={kind === 'name' ? seasonNameMax : undefined}
          hint={
            kind === 'minStay'
              ? undefined
              : t(kind === 'name' ? 'landlord.homes.bulk.nameHint' : 'landlord.homes.bulk.signHint', {
                  example,
                })
          }
          error={wrong.includes('value') ? t('landlord.homes.bulk.wrong.number', { example }) : undefined}
          value={typed.value}
          onChange={({ target }) => onChange({ ...typed, value: target.value })}
        />
      </div>
      {(kind === 'percent' || kind === 'amount') && (
        <p className={styles.soft}>{t('landlord.homes.bulk.rounding')}</p>
      )}
    </>
  );
}
