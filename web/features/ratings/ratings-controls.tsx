import { useState, type ReactNode } from 'react';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { ratingOrders, type RatingOrder, type TravelType } from '../../../domain/rating.ts';
import { Button } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './ratings-section.module.css';

export interface SoughtRatings {
  travelType: TravelType | '';
  order: RatingOrder;
  words: string;
}

/** Whose ratings are shown, in which order, and with which words. */
export default function RatingsControls({
  sought,
  travelTypes,
  onSought,
}: {
  sought: SoughtRatings;
  travelTypes: RatingsPage['travelTypes'];
  onSought: (change: Partial<SoughtRatings>) => void;
}): ReactNode {
  const { t } = useTexts();
  const [words, setWords] = useState(sought.words);
  return (
    <div className={styles.controls}>
      {travelTypes.length > 1 && (
        <ChoicePills
          legend={t('ratings.travelTypes')}
          name="travelType"
          value={sought.travelType}
          choices={[
            { value: '', label: t('ratings.everybody') },
            ...travelTypes.map((group) => ({
              value: group.travelType,
              label: t('ratings.travelTypeCount', {
                travelType: t(`ratings.travelType.${group.travelType}`),
                count: group.count,
              }),
            })),
          ]}
          onChange={(value) => onSought({ travelType: value as TravelType | '' })}
        />
      )}
      <SelectField
        label={t('ratings.orderLabel')}
        name="order"
        value={sought.order}
        onChange={({ target }) => onSought({ order: target.value as RatingOrder })}
      >
        {ratingOrders.map((order) => (
          <option key={order} value={order}>
            {t(`ratings.order.${order}`)}
          </option>
        ))}
      </SelectField>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSought({ words: words.trim() });
        }}
      >
        <TextField
          label={t('ratings.words')}
          name="words"
          type="search"
          maxLength={60}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit">{t('ratings.search')}</Button>
      </form>
    </div>
  );
}
