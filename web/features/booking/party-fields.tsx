import type { ReactNode } from 'react';
import { usualPetSize, type PetSize } from '../../../domain/booking/pet-sizes.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookableHome } from './bookable-home.ts';
import { countPersons, type BookingDraft, type PartyDraft } from './booking-draft.ts';
import { CountField } from './count-field.tsx';
import { useFieldError } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import styles from './fields.module.css';
import { ChildAges, DogSizes } from './party-details.tsx';
import type { FieldErrors, PartyLimits } from './validate-draft.ts';

export interface DraftFieldsProps {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  errors: FieldErrors;
}

function resized<Item>(list: readonly Item[], length: number, fill: Item): Item[] {
  return Array.from({ length }, (_, index) => list[index] ?? fill);
}

/** Names the limit of persons, and of adults if it is lower. */
function mostPersons({ personsMax, adultsMax }: BookableHome, t: Translate): string {
  const most = t('booking.party.max', { count: personsMax });
  return adultsMax < personsMax ? `${most} ${t('booking.party.adultsMax', { count: adultsMax })}` : most;
}

export function PartyFields({ home, ...fields }: DraftFieldsProps & { home: BookableHome }): ReactNode {
  const { t } = useTexts();
  return (
    <FormSection title={t('booking.party.title')} text={mostPersons(home, t)}>
      <PartyChoices {...fields} limits={home} />
    </FormSection>
  );
}

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
  const fieldError = useFieldError(errors);
  const children = draft.childAges.length;
  const dogs = draft.petSizes.length;
  const free = home.personsMax - countPersons(draft);
  const withDogs = home.detailPetAllowed || dogs > 0;
  return (
    <>
      <div className={styles.steppers}>
        <CountField
          field="adults"
          label={t('booking.party.adults')}
          value={draft.adults}
          min={1}
          max={Math.min(draft.adults + free, home.adultsMax)}
          error={fieldError('adults')}
          onChange={(adults) => update({ adults })}
        />
        <CountField
          field="children"
          label={t('booking.party.children')}
          value={children}
          min={0}
          max={children + free}
          onChange={(count) => update({ childAges: resized<number | null>(draft.childAges, count, null) })}
        />
        {withDogs && (
          <CountField
            field="pets"
            label={t('booking.party.dogs')}
            value={dogs}
            min={0}
            max={home.detailPetAllowed ? home.dogsMax : 0}
            error={fieldError('pets')}
            onChange={(count) =>
              update({ petSizes: resized<PetSize>(draft.petSizes, count, usualPetSize(home.detailPetSize)) })
            }
          />
        )}
      </div>
      {!withDogs && <p className={styles.text}>{t('booking.party.noDogs')}</p>}
      {children > 0 && (
        <ChildAges ages={draft.childAges} errors={errors} onChange={(childAges) => update({ childAges })} />
      )}
      {dogs > 0 && (
        <DogSizes
          sizes={draft.petSizes}
          largest={home.detailPetSize}
          errors={errors}
          onChange={(sizes) => update({ petSizes: sizes })}
        />
      )}
    </>
  );
}
