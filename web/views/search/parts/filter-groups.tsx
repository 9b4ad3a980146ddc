import type { ReactNode } from 'react';
import {
  accessFlags,
  amenityFlags,
  bedChoices,
  distanceCodes,
  distanceKeys,
  objectTypes,
  petChoices,
  ratingChoices,
  roomChoices,
  squaremeterChoices,
} from '../../../../domain/search-filter.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { withinLastMinute } from '../../../features/search/last-minute.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { Flag, Pills, type Choices } from './filter-choices.tsx';
import styles from './filter-groups.module.css';
import { PriceRange } from './price-range.tsx';

const comforts = amenityFlags.filter((flag) => !accessFlags.some((other) => other === flag));

/** Shows all filters in their groups. Every control has a name, so that a form without scripts sends them. */
export function FilterGroups({
  today,
  preset,
  isAlive = false,
  ...choices
}: Choices & {
  today: PlainDate;
  /** True if scripts run, so that prices have a slider, too. */
  isAlive?: boolean;
} & Pick<SearchData, 'preset'>): ReactNode {
  const { t } = useTexts();
  const { filter } = choices;
  return (
    <div className={styles.groups}>
      <Group legend={t(filter.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}>
        <PriceRange {...choices} preset={preset} isAlive={isAlive} />
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
        <Pills {...choices} name="beds" values={bedChoices} short={(value) => `${value}+`} />
        <Pills {...choices} name="squaremeterLiving" values={squaremeterChoices} />
        <Pills {...choices} name="rating" values={ratingChoices} />
        <Pills {...choices} name="pets" values={petChoices} />
      </Group>
      <Group legend={t('search.group.amenities')}>
        <div className={styles.flags}>
          {comforts.map((key) => (
            <Flag key={key} {...choices} name={key} />
          ))}
        </div>
      </Group>
      <Group legend={t('search.group.access')}>
        <div className={styles.flags}>
          {accessFlags.map((key) => (
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
          <Flag {...choices} name="instantbooking" />
          <Flag {...choices} name="freeCancel" />
          <Flag {...choices} name="vouchers" />
          {(filter.lastminuteonly === 'Y' || withinLastMinute(filter, today)) && (
            <Flag {...choices} name="lastminuteonly" />
          )}
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
