import type { ReactNode } from 'react';
import {
  discountKinds,
  serviceCodes,
  serviceUnits,
  type Discount,
  type ServiceCode,
  type ServiceUnit,
} from '../../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { ChoicePills } from '../../../components/choice-pills.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import styles from './bulk.module.css';
import type { CostsField, TypedBulkCosts } from './typed-bulk.ts';

const kinds = ['service', 'discount'] as const;
const actions = ['set', 'remove'] as const;
const exampleAmount = '65';

interface Props {
  typed: TypedBulkCosts;
  wrong: readonly CostsField[];
  onChange: (part: Partial<TypedBulkCosts>) => void;
}

/** An extra or a discount for many homes. */
export function BulkCosts(props: Props): ReactNode {
  const { typed, onChange } = props;
  const { t } = useTexts();
  const { kind } = typed;
  return (
    <>
      <ChoicePills
        legend={t('landlord.homes.bulk.what')}
        name="kind"
        value={kind}
        choices={kinds.map((one) => ({ value: one, label: t(`landlord.homes.bulk.kind.${one}`) }))}
        onChange={(choice) => onChange({ kind: kinds.find((one) => one === choice) ?? kind })}
        hideLegend
      />
      <div className={styles.fields}>
        {kind === 'service' ? <ServiceFields {...props} /> : <DiscountFields {...props} />}
      </div>
      {kind === 'service' && typed.action === 'set' && (
        <div className={styles.fields}>
          <Checkbox
            label={t('landlord.editor.costs.mandatory')}
            checked={typed.mandatory}
            onChange={({ target }) => onChange({ mandatory: target.checked })}
          />
          <Checkbox
            label={t('landlord.editor.costs.prepaid')}
            checked={typed.prepaid}
            onChange={({ target }) => onChange({ prepaid: target.checked })}
          />
        </div>
      )}
      {kind === 'discount' && typed.action === 'set' && (
        <p className={styles.soft}>{t('landlord.homes.bulk.discountHint')}</p>
      )}
    </>
  );
}

function ActionField({ typed: { kind, action }, onChange }: Props): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      name="action"
      label={t('landlord.homes.bulk.what')}
      value={action}
      onChange={({ target }) => onChange({ action: actions.find((one) => one === target.value) ?? action })}
    >
      {actions.map((one) => (
        <option key={one} value={one}>
          {t(`landlord.homes.bulk.${kind === 'service' ? 'serviceAction' : 'discountAction'}.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

function ServiceFields(props: Props): ReactNode {
  const { typed, wrong, onChange } = props;
  const { t } = useTexts();
  const { code } = typed;
  return (
    <>
      <SelectField
        name="code"
        label={t('landlord.homes.bulk.kind.service')}
        error={wrong.includes('code') ? t('landlord.homes.bulk.wrong.code') : undefined}
        value={code}
        onChange={({ target }) => {
          const chosen = target.value as ServiceCode | '';
          // Guests without a dog do not pay a fee for dogs, which therefore has a unit per dog.
          const isOfDogs = chosen === 'dog';
          const fits = typed.unit.startsWith('dog') === isOfDogs;
          onChange({ code: chosen, ...(!fits && { unit: isOfDogs ? 'dogNight' : 'stay' }) });
        }}
      >
        <option value="">{t('landlord.homes.bulk.choose')}</option>
        {serviceCodes.map((one) => (
          <option key={one} value={one}>
            {t(`price.service.${one}`)}
          </option>
        ))}
      </SelectField>
      <ActionField {...props} />
      {typed.action === 'set' && (
        <>
          <TextField
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            label={t('landlord.editor.costs.amount')}
            error={
              wrong.includes('amount')
                ? t('landlord.homes.bulk.wrong.amount', { example: exampleAmount })
                : undefined
            }
            value={typed.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <SelectField
            name="unit"
            label={t('landlord.editor.costs.unit')}
            value={typed.unit}
            onChange={({ target }) => onChange({ unit: target.value as ServiceUnit })}
          >
            {serviceUnits
              .filter((unit) => unit.startsWith('dog') === (code === 'dog'))
              .map((unit) => (
                <option key={unit} value={unit}>
                  {t(`price.unit.${unit}`)}
                </option>
              ))}
          </SelectField>
        </>
      )}
    </>
  );
}

function DiscountFields(props: Props): ReactNode {
  const { typed, wrong, onChange } = props;
  const { t } = useTexts();
  const { discount } = typed;
  return (
    <>
      <SelectField
        name="discountKind"
        label={t('landlord.editor.costs.discountFor')}
        value={discount}
        onChange={({ target }) => onChange({ discount: target.value as Discount['kind'] })}
      >
        {discountKinds.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.editor.costs.discountKind.${one}`)}
          </option>
        ))}
      </SelectField>
      <ActionField {...props} />
      {typed.action === 'set' && (
        <>
          <TextField
            name="threshold"
            inputMode="numeric"
            maxLength={3}
            label={t(`landlord.editor.costs.threshold.${discount}`)}
            error={wrong.includes('threshold') ? t('landlord.homes.bulk.wrong.threshold') : undefined}
            value={typed.threshold}
            onChange={({ target }) => onChange({ threshold: target.value })}
          />
          <TextField
            name="percent"
            inputMode="numeric"
            maxLength={4}
            label={t('landlord.editor.costs.discountPercent')}
            error={wrong.includes('percent') ? t('landlord.homes.bulk.wrong.percent') : undefined}
            value={typed.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        </>
      )}
    </>
  );
}
