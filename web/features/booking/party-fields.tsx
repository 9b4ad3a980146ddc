import type { ReactNode } from 'react';
import { SelectField } from '../../components/field.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import { petSizes, personsOf, type BookingDraft, type PartyDraft, type PetSize } from './booking-draft.ts';
import { fieldId, useErrorOf } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import styles from './fields.module.css';
import layout from './layout.module.css';
import type { FieldErrors, PartyLimits } from './validate-draft.ts';

export interface DraftFieldsProps {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  errors: FieldErrors;
}

const years: readonly number[] = Array.from({ length: 18 }, (_, index) => index);

/** Makes the list as long as asked; what was chosen for the first ones stays. */
function resized<Item>(list: readonly Item[], length: number, fill: Item): Item[] {
  return Array.from({ length }, (_, index) => list[index] ?? fill);
}

/** A number by buttons, where a link of the error summary can lead to. */
function Count({
  field,
  label,
  value,
  min,
  max,
  error,
  onChange,
}: {
  field: string;
  label: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div id={fieldId(field)} tabIndex={-1} className={styles.anchor}>
      <Stepper
        name={field}
        label={label}
        value={value}
        min={min}
        max={Math.max(max, value)}
        decreaseLabel={t('booking.extras.less', { name: label })}
        increaseLabel={t('booking.extras.more', { name: label })}
        onChange={onChange}
      />
      {error && (
        <p className={layout.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Who comes: adults, children with their ages, dogs with their size. */
export function PartyFields({ home, ...fields }: DraftFieldsProps & { home: BookableHome }): ReactNode {
  const { t } = useTexts();
  return (
    <FormSection title={t('booking.party.title')} text={t('booking.party.max', { count: home.personsMax })}>
      <PartyChoices {...fields} limits={home} />
    </FormSection>
  );
}

/** The fields alone, for a place with a heading of its own. */
export function PartyChoices({
  draft,
  update,
  errors,
  limits: home,
}: {
  draft: PartyDraft;
  update: (change: Partial<PartyDraft>) => void;
  errors: FieldErrors;
  limits: PartyLimits;
}): ReactNode {
  const { t } = useTexts();
  const errorOf = useErrorOf(errors);
  const children = draft.childAges.length;
  const dogs = draft.petSizes.length;
  const free = home.personsMax - personsOf(draft);
  const withDogs = home.detailPetAllowed || dogs > 0;
  return (
    <>
      <div className={styles.steppers}>
        <Count
          field="adults"
          label={t('booking.party.adults')}
          value={draft.adults}
          min={1}
          max={draft.adults + free}
          error={errorOf('adults')}
          onChange={(adults) => update({ adults })}
        />
        <Count
          field="children"
          label={t('booking.party.children')}
          value={children}
          min={0}
          max={children + free}
          onChange={(count) => update({ childAges: resized<number | null>(draft.childAges, count, null) })}
        />
        {withDogs && (
          <Count
            field="pets"
            label={t('booking.party.dogs')}
            value={dogs}
            min={0}
            max={home.detailPetAllowed ? home.dogsMax : 0}
            error={errorOf('pets')}
            onChange={(count) => update({ petSizes: resized<PetSize>(draft.petSizes, count, 'medium') })}
          />
        )}
      </div>
      {!withDogs && <p className={styles.text}>{t('booking.party.noDogs')}</p>}
      {children > 0 && (
        <>
          <p className={styles.text}>{t('booking.party.agesWhy')}</p>
          <div className={styles.row}>
            {draft.childAges.map((age, index) => (
              <SelectField
                // A child has no other identity than its place in the list.
                key={index}
                id={fieldId(`childAge${index}`)}
                name={`childAge${index}`}
                label={t('booking.party.childAge', { number: index + 1 })}
                value={age ?? ''}
                error={errorOf(`childAge${index}`)}
                onChange={(event) => {
                  const { value } = event.target;
                  const ages = draft.childAges.map((other, at) =>
                    at === index ? (value === '' ? null : Number(value)) : other,
                  );
                  update({ childAges: ages });
                }}
              >
                <option value="">{t('booking.party.choose')}</option>
                {years.map((count) => (
                  <option key={count} value={count}>
                    {count === 0 ? t('booking.party.infant') : t('booking.party.years', { count })}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </>
      )}
      {dogs > 0 && (
        <div className={styles.row}>
          {draft.petSizes.map((size, index) => (
            <SelectField
              key={index}
              name={`petSize${index}`}
              label={t('booking.party.dogSize', { number: index + 1 })}
              value={size}
              onChange={(event) =>
                update({
                  petSizes: draft.petSizes.map((other, at) =>
                    at === index ? (event.target.value as PetSize) : other,
                  ),
                })
              }
            >
              {petSizes.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`booking.party.size.${choice}`)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </>
  );
}
