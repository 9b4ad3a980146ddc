import type { ReactNode } from 'react';
import { travelTypes, type TravelType } from '../../../domain/rating.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import styles from '../parts/letters.module.css';

/** Asks for the kind of traveller, by which readers filter ratings. */
export function TravelTypeField({
  value,
  isMissing,
  onChange,
}: {
  value: TravelType | null;
  isMissing: boolean;
  onChange: (travelType: TravelType) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div>
      <ChoicePills
        legend={t('rate.travelType')}
        name="travelType"
        value={value ?? ''}
        choices={travelTypes.map((one) => ({ value: one, label: t(`ratings.travelType.${one}`) }))}
        onChange={(chosen) => onChange(chosen as TravelType)}
      />
      {isMissing && <p className={styles.wrong}>{t('rate.travelTypeMissing')}</p>}
    </div>
  );
}
