import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { ChoicePills } from '../../../components/choice-pills.tsx';
import styles from './bulk.module.css';
import type { CostsFieldsProps } from './costs-action.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { ServiceFields } from './service-fields.tsx';

const kinds = ['service', 'discount'] as const;

/** An extra or a discount for many homes. */
export function BulkCosts(props: CostsFieldsProps): ReactNode {
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
