import { useState, type ReactNode } from 'react';
import type { HomeCheckIns } from '../../../contract/check-ins/check-in.ts';
import { checkInDays } from '../../../domain/booking/check-in.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';

type Home = HomeCheckIns['homes'][number];

const choices = [1, 2, 3, 5, 7, 10, 14, 21, 30, 60];

/** The choice is saved at once. */
export function CheckInForm({
  home,
  onChanged,
}: {
  home: Home;
  onChanged: (list: HomeCheckIns) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setHomeCheckIn', {
    onDone(list) {
      setSaved(true);
      onChanged(list);
    },
  });
  const { objectNumber, title, place, suggested, daysBefore } = home;
  const busy = save.sending !== null;
  const days = daysBefore === null || choices.includes(daysBefore) ? choices : [...choices, daysBefore];
  return (
    <Card className={styles.stack} data-testid="home-check-in">
      <h2 className={styles.sectionTitle}>{title.includes(place) ? title : `${title}, ${place}`}</h2>
      {suggested && daysBefore === null && <Notice>{t('landlord.checkIn.suggested')}</Notice>}
      <div className={styles.narrow}>
        <SelectField
          label={t('landlord.checkIn.daysBefore')}
          value={daysBefore ?? ''}
          disabled={busy}
          onChange={({ target: { value } }) =>
            void save.submit({
              ...{ objectNumber, languageCode: language },
              daysBefore: value === '' ? null : Number(value),
            })
          }
        >
          <option value="">{t('landlord.checkIn.off')}</option>
          {days
            .filter((count) => count <= checkInDays.most)
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {t('landlord.checkIn.days', { count })}
              </option>
            ))}
        </SelectField>
      </div>
      {save.failure && !busy && (
        <Notice kind="danger" role="alert">
          {t('landlord.checkIn.problem')}
        </Notice>
      )}
      <span role="status" className={styles.soft}>
        {isSaved && !busy ? t('landlord.checkIn.saved') : ''}
      </span>
    </Card>
  );
}
