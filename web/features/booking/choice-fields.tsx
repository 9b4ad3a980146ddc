import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { RadioCard } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { maximumOfExtra } from '../../../domain/pricing/extra-limits.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { countPersons } from './booking-draft.ts';
import { CountField } from './count-field.tsx';
import { fieldId, useFieldError } from './error-summary.tsx';
import type { NamedInsurance } from './named-insurance.ts';
import styles from './fields.module.css';
import { FormSection } from './form-section.tsx';
import layout from './layout.module.css';
import type { DraftFieldsProps } from './party-fields.tsx';
import { serviceName } from './price-rows.ts';

export type PricedFieldsProps = DraftFieldsProps & { price: ShownPrice };

export function ExtrasFields({ draft, update, errors, price }: PricedFieldsProps): ReactNode {
  const { t, format } = useTexts();
  const fieldError = useFieldError(errors);
  const options = [
    ...price.priceServicesOptional.map((line) => ({ line, paid: t('booking.extras.prepaid') })),
    ...price.priceServicesOnSiteOptional.map((line) => ({ line, paid: t('booking.extras.onSite') })),
  ].filter(({ line }) => line.code !== 'insurance');
  if (options.length === 0) return null;
  return (
    <FormSection title={t('booking.extras.title')} text={t('booking.extras.text')}>
      <ul className={styles.steppers}>
        {options.map(({ line, paid }) => {
          // Where it is a choice it is not a fee.
          const name =
            line.code === 'finalCleaning' ? t('booking.extras.finalCleaning') : serviceName(line.code, t);
          return (
            <li key={line.code} data-testid={`extra-${line.code}`}>
              <CountField
                field={`extra-${line.code}`}
                label={name}
                detail={
                  line.unitPrice === 0
                    ? t('price.free')
                    : `${format.money(line.unitPrice)} ${t(`booking.unit.${line.unit}`)}, ${paid}`
                }
                value={draft.extras[line.code] ?? 0}
                min={0}
                max={maximumOfExtra(line.unit, countPersons(draft))}
                error={fieldError(`extra-${line.code}`)}
                onChange={(count) => update({ extras: { ...draft.extras, [line.code]: count } })}
              />
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}

/** Requires the guest to choose yes or no: a preselected extra would be void (Art. 22 Consumer Rights Directive). */
export function InsuranceFields({
  draft,
  update,
  errors,
  price,
  insurance,
}: PricedFieldsProps & { insurance: NamedInsurance }): ReactNode {
  const { t, format } = useTexts();
  const error = useFieldError(errors)('insurance');
  const errorId = `${fieldId('insurance')}-error`;
  return (
    <FormSection title={t('booking.insurance.title')} text={insurance.text}>
      <div className={styles.row} role="radiogroup" aria-label={t('booking.insurance.title')}>
        <RadioCard
          id={fieldId('insurance')}
          name="insurance"
          value="1"
          checked={draft.insurance === true}
          invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={() => update({ insurance: true })}
          label={t('booking.insurance.yes', { price: format.money(price.insurancePrice) })}
        />
        <RadioCard
          name="insurance"
          value="0"
          negative
          checked={draft.insurance === false}
          invalid={error !== undefined}
          aria-describedby={error && errorId}
          onChange={() => update({ insurance: false })}
          label={t('booking.insurance.no')}
        />
      </div>
      {error && (
        <p className={layout.error} id={errorId}>
          {error}
        </p>
      )}
    </FormSection>
  );
}

const agencyReferenceMax = 40;

/** Asks travel agencies for the number of the booking in their own system. */
export function AgencyReferenceField({
  draft,
  update,
}: Pick<DraftFieldsProps, 'draft' | 'update'>): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.row}>
      <TextField
        name="agencyReference"
        label={t('booking.agency.label')}
        hint={t('booking.agency.hint')}
        value={draft.agencyReference}
        maxLength={agencyReferenceMax}
        autoComplete="off"
        onChange={(event) => update({ agencyReference: event.target.value })}
      />
    </div>
  );
}
