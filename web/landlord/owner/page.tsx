import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { todayInBerlin } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { monthBefore } from '../tourist-tax/months.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { useOwnCall } from '../use-own-call.ts';
import { CostsOfMonth } from './costs-of-month.tsx';
import { FinishForm } from './finish-form.tsx';
import { FinishedStatements } from './finished-statements.tsx';
import { StatementPreview } from './statement-preview.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

/** Two years back, and the current month. */
const monthsShown = 25;

export default function LandlordOwnerPage(): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const ownerID = Number(useParams()['ownerID'] ?? '0');
  const [today] = useState(() => todayInBerlin(new Date()));
  const [month, setMonth] = useState(() => monthBefore(today, 1));
  const call = useOwnCall('getOwnerStatement', { ownerID, month, languageCode: language });
  const { answer, retry } = call;
  const title = t('landlord.owners.one.title');
  if (!answer || call.state !== 'loading') {
    return (
      <LandlordFrame title={title}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const { owner } = answer;
  return (
    <LandlordFrame title={title}>
      <p className={styles.backLine}>
        <Link to={buildPath('LandlordOwners')}>{t('landlord.owners.one.back')}</Link>
      </p>
      <h2 className={styles.sectionTitle}>{owner.name}</h2>
      <p>{t('landlord.owners.one.own')}</p>
      <div className={styles.narrow}>
        <SelectField
          name="month"
          label={t('landlord.owners.one.month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          {Array.from({ length: monthsShown }, (_, index) => monthBefore(today, index)).map((one) => (
            <option key={one} value={one}>
              {format.month(`${one}-01`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.lists} aria-busy={call.isPending}>
        <StatementPreview statement={answer} />
        <CostsOfMonth key={`costs ${month}`} statement={answer} onDone={retry} />
        <FinishForm key={`finish ${month}`} statement={answer} onDone={retry} />
        <FinishedStatements statement={answer} onDone={retry} />
      </div>
    </LandlordFrame>
  );
}
