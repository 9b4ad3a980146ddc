import type { ReactNode } from 'react';
import { TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-box.module.css';
import type { StayChoice } from '../../../domain/stay-query.ts';

export function PlainParty({
  stay,
  personsMax,
  dogsMax,
}: {
  stay: StayChoice;
  personsMax: number;
  dogsMax: number;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.party}>
      <TextField
        label={t('search.box.persons')}
        type="number"
        name="persons"
        min={1}
        max={Math.max(stay.persons, personsMax)}
        defaultValue={stay.persons}
      />
      {dogsMax > 0 ? (
        <TextField
          label={t('object.box.dogs')}
          type="number"
          name="pets"
          min={0}
          max={Math.max(stay.pets, dogsMax)}
          defaultValue={stay.pets}
        />
      ) : (
        <p className={styles.small}>{t('object.fact.noDogs')}</p>
      )}
    </div>
  );
}
