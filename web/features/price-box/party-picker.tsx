import type { ReactNode } from 'react';
import { SelectField } from '../../components/field.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-box.module.css';
import { useFoldByEscape } from './use-fold-by-escape.ts';
import type { StayChoice } from '../../../domain/stay-query.ts';

const defaultChildAge = 8;
const ages = Array.from({ length: 18 }, (_, age) => age);

/** Asks for ages, because the tourist tax depends on them. */
export default function PartyPicker({
  stay,
  personsMax,
  adultsMax,
  dogsMax,
  onChange,
}: {
  stay: StayChoice;
  personsMax: number;
  adultsMax: number;
  dogsMax: number;
  onChange: (change: Partial<StayChoice>) => void;
}): ReactNode {
  const { t } = useTexts();
  const { persons, childAges, pets } = stay;
  const adults = persons - childAges.length;
  const steps = (name: string): { decreaseLabel: string; increaseLabel: string } => ({
    decreaseLabel: t('object.box.less', { name }),
    increaseLabel: t('object.box.more', { name }),
  });
  const setChildren = (count: number): void => {
    const next = Array.from({ length: count }, (_, index) => childAges[index] ?? defaultChildAge);
    onChange({ childAges: next, persons: adults + count });
  };
  return (
    <div className={styles.party} ref={useFoldByEscape()}>
      <Stepper
        label={t('object.box.adults')}
        value={adults}
        min={1}
        max={Math.max(adults, Math.min(adultsMax, personsMax - childAges.length))}
        onChange={(count) => onChange({ persons: count + childAges.length })}
        {...steps(t('object.box.adults'))}
      />
      <Stepper
        label={t('object.box.children')}
        detail={t('object.box.childrenNote')}
        value={childAges.length}
        min={0}
        max={Math.max(childAges.length, personsMax - adults)}
        onChange={setChildren}
        {...steps(t('object.box.children'))}
      />
      {childAges.length > 0 && (
        <div className={styles.ages}>
          {childAges.map((age, index) => (
            <SelectField
              key={index}
              label={t('object.box.childAge', { number: index + 1 })}
              value={age}
              onChange={(event) =>
                onChange({
                  childAges: childAges.map((old, at) => (at === index ? Number(event.target.value) : old)),
                })
              }
            >
              {ages.map((choice) => (
                <option key={choice} value={choice}>
                  {choice === 0 ? t('object.box.infant') : t('object.box.years', { count: choice })}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      {dogsMax > 0 ? (
        <Stepper
          label={t('object.box.dogs')}
          value={pets}
          min={0}
          max={Math.max(pets, dogsMax)}
          onChange={(count) => onChange({ pets: count })}
          {...steps(t('object.box.dogs'))}
        />
      ) : (
        <p className={styles.small}>{t('object.fact.noDogs')}</p>
      )}
    </div>
  );
}
