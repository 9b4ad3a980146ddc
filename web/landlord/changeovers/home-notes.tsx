import type { ReactNode } from 'react';
import type { ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/landlord.module.css';
import { NoteField } from './note-field.tsx';

/** Notes shown with every changeover of a home. Landlords and co-hosts write them. */
export function HomeNotes({
  plan: { homes },
  onChanged,
}: {
  plan: ChangeoverPlan;
  onChanged: (plan: ChangeoverPlan) => void;
}): ReactNode {
  const { t } = useTexts();
  const own = homes.filter(({ mayNote }) => mayNote);
  if (own.length === 0) return null;
  return (
    <Card className={styles.stack} data-testid="home-notes">
      <h2 className={styles.sectionTitle}>{t('landlord.changeovers.homeNotes')}</h2>
      <p className={styles.soft}>{t('landlord.changeovers.homeNotesText')}</p>
      {own.map(({ objectNumber, title, place, note }) => (
        <NoteField
          key={objectNumber}
          label={title.includes(place) ? title : `${title}, ${place}`}
          date=""
          {...{ objectNumber, note, onChanged }}
        />
      ))}
    </Card>
  );
}
