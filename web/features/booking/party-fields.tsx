import type { ReactNode } from 'react';
import { SelectField } from '../../components/field.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import { petSizes, personsOf, type BookingDraft, type PetSize } from './booking-draft.ts';
import styles from './booking.module.css';
import { fieldId, useErrorOf } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import type { FieldErrors } from './validate-draft.ts';

export interface DraftFieldsProps {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  errors: FieldErrors;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Makes the list as long as asked; what was chosen for the first ones stays. */
function resized<Item>(list: readonly Item[], length: number, fill: Item): Item[] {
  return Array.from({ length }, (_, index) => list[index] ?? fill);
}

export function PartyFields({
  draft,
  update,
  errors,
  home,
}: DraftFieldsProps & { home: BookableHome }): ReactNode {
  const { t } = useTexts();
  const errorOf = useErrorOf(errors);
  const children = draft.childAges.length;
  const most = Math.max(home.personsMax, personsOf(draft));
  return (
    <FormSection title={t('booking.party.title')} text={t('booking.party.max', { count: home.personsMax })}>
      <div className={styles.row}>
        <SelectField
          id={fieldId('adults')}
          name="adults"
          label={t('booking.party.adults')}
          value={draft.adults}
          error={errorOf('adults')}
          onChange={(event) => update({ adults: Number(event.target.value) })}
        >
          {numbers(1, most).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <SelectField
          name="children"
          label={t('booking.party.children')}
          value={children}
          onChange={(event) =>
            update({ childAges: resized<number | null>(draft.childAges, Number(event.target.value), null) })
          }
        >
          {numbers(0, most - 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      </div>
      {children > 0 && (
        <>
          <p className={styles.small}>{t('booking.party.agesWhy')}</p>
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
                {numbers(0, 17).map((years) => (
                  <option key={years} value={years}>
                    {years === 0 ? t('booking.party.infant') : t('booking.party.years', { count: years })}
                  </option>
                ))}
              </SelectField>
            ))}
          </div>
        </>
      )}
      {home.detailPetAllowed || draft.petSizes.length > 0 ? (
        <div className={styles.row}>
          <SelectField
            id={fieldId('pets')}
            name="pets"
            label={t('booking.party.dogs')}
            value={draft.petSizes.length}
            error={errorOf('pets')}
            onChange={(event) =>
              update({ petSizes: resized<PetSize>(draft.petSizes, Number(event.target.value), 'medium') })
            }
          >
            {numbers(0, Math.max(home.detailPetAllowed ? home.dogsMax : 0, draft.petSizes.length)).map(
              (count) => (
                <option key={count}>{count}</option>
              ),
            )}
          </SelectField>
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
      ) : (
        <p className={styles.small}>{t('booking.party.noDogs')}</p>
      )}
    </FormSection>
  );
}
