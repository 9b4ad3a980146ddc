import { useState, type ReactNode } from 'react';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { ratingOrders, type RatingOrder, type TravelType } from '../../../domain/rating.ts';
import { Button } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './ratings-section.module.css';

export interface RatingsQuery {
  travelType: TravelType | '';
  order: RatingOrder;
  words: string;
}

/** Filters ratings by kind of trip and by words, and sorts them. */
export default function RatingsControls({
  query,
  travelTypes,
  onQuery,
}: {
  query: RatingsQuery;
  travelTypes: RatingsPage['travelTypes'];
  onQuery: (change: Partial<RatingsQuery>) => void;
}): ReactNode {
  const { t } = useTexts();
  const [words, setWords] = useState(query.words);
  return (
    <div className={styles.controls}>
      {travelTypes.length > 1 && (
        <ChoicePills
          legend={t('ratings.travelTypes')}
          name="travelType"
          value={query.travelType}
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
          onChange={(value) => onQuery({ travelType: value as TravelType | '' })}
        />
      )}
      <SelectField
        label={t('ratings.orderLabel')}
        name="order"
        value={query.order}
        onChange={({ target }) => onQuery({ order: target.value as RatingOrder })}
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
          onQuery({ words: words.trim() });
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
