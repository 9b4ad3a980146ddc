import type { ReactNode } from 'react';
import {
  amenityFlags,
  distanceCodes,
  distanceKeys,
  objectTypes,
  petChoices,
  ratingChoices,
  roomChoices,
  squaremeterChoices,
} from '../../../../domain/search-filter.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import type { PriceStatistics } from '../../../features/search/search-data.ts';
import { Flag, Pills, type Choices } from './filter-choices.tsx';
import styles from './filter-groups.module.css';
import { PriceRange } from './price-range.tsx';

/** All filters in their groups. Every control carries its name, so that a form without scripts sends them. */
export function FilterGroups({
  prices,
  ...choices
}: Choices & { prices: PriceStatistics | null }): ReactNode {
  const { t } = useTexts();
  const { filter } = choices;
  return (
    <div className={styles.groups}>
      <Group legend={t(filter.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}>
        <PriceRange {...choices} prices={prices} />
      </Group>
      <Group legend={t('search.group.home')}>
        <Pills {...choices} name="objectType" values={objectTypes} />
        <Pills {...choices} name="sleepingRooms" values={roomChoices} short={(value) => `${value}+`} />
        <Pills
          {...choices}
          name="bathRooms"
          values={roomChoices.slice(0, 4)}
          short={(value) => `${value}+`}
        />
        <Pills {...choices} name="squaremeterLiving" values={squaremeterChoices} />
        <Pills {...choices} name="rating" values={ratingChoices} />
        <Pills {...choices} name="pets" values={petChoices} />
      </Group>
      <Group legend={t('search.group.amenities')}>
        <div className={styles.flags}>
          {amenityFlags.map((key) => (
            <Flag key={key} {...choices} name={key} />
          ))}
        </div>
      </Group>
      <Group legend={t('search.group.distances')}>
        {distanceKeys.map((key) => (
          <Pills
            key={key}
            {...choices}
            name={key}
            values={distanceCodes}
            short={(value) => t(`search.distance.${value}`)}
          />
        ))}
      </Group>
      <Group legend={t('search.group.conditions')}>
        <div className={styles.flags}>
          <Flag {...choices} name="freeCancel" />
          <Flag {...choices} name="lastminuteonly" />
        </div>
      </Group>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
