import { useState, type ReactNode } from 'react';
import { type PlainDate } from '../../../domain/stay.ts';
import { deviceZone } from '../../app/device-clock.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { firstOfMonth, shiftMonth } from '../../features/calendar/months.ts';
import { EditLink } from '../editors/edit-link.tsx';
import editors from '../editors/editors.module.css';
import { buildRows } from '../editors/pages-of.ts';
import { plannedChanges, type PlannedChange } from '../editors/planned-changes.ts';
import { PlannedWords } from '../editors/planned-words.tsx';
import { ContentLoader } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { MonthOfPlans } from './month-of-plans.tsx';
import { MovePlan } from './move-plan.tsx';
import styles from './schedule.module.css';

export function Schedule(): ReactNode {
  const { t, language } = useTexts();
  return (
    <ContentLoader>
      {({ units }, reload) => (
        <Plans
          planned={plannedChanges(
            buildRows(units, language, (name) => t(`desk.menus.${name}`)),
            new Date(),
          )}
          onChanged={reload}
        />
      )}
    </ContentLoader>
  );
}

function Plans({
  planned,
  onChanged,
}: {
  planned: readonly PlannedChange[];
  onChanged: () => void;
}): ReactNode {
  const { t } = useTexts();
  const today = useToday();
  const overdue = planned.filter(({ isOverdue }) => isOverdue);
  const [first, setFirst] = useState<PlainDate>(() =>
    firstOfMonth(planned.find(({ isOverdue }) => !isOverdue)?.day ?? today),
  );
  const [message, setMessage] = useState('');
  return (
    <>
      <p className={admin.soft}>{t('desk.schedule.zone', { zone: deviceZone() })}</p>
      {overdue.length > 0 && (
        <Notice kind="danger" title={t('desk.schedule.overdueCount', { count: overdue.length })}>
          {t('desk.schedule.overdueText')}
        </Notice>
      )}
      <div className={styles.columns}>
        <Card className={admin.stack}>
          <div className={styles.turns}>
            <Button small onClick={() => setFirst(shiftMonth(first, -1))}>
              {t('desk.schedule.before')}
            </Button>
            <Button small onClick={() => setFirst(shiftMonth(first, 1))}>
              {t('desk.schedule.after')}
            </Button>
          </div>
          <MonthOfPlans first={first} planned={planned} today={today} />
        </Card>
        <Card className={admin.stack} data-testid="plans">
          <h2 className={admin.title}>{t('desk.schedule.all')}</h2>
          <p role="status">{message}</p>
          {planned.length === 0 && <p className={admin.soft}>{t('desk.schedule.none')}</p>}
          <ul className={editors.list}>
            {planned.map((one) => (
              <li key={one.key} id={`day-${one.day}`} className={editors.line} data-overdue={one.isOverdue}>
                <EditLink row={one.row} language={one.language} className={editors.entry}>
                  {one.row.title}
                </EditLink>
                <PlannedWords planned={one} />
                <MovePlan
                  planned={one}
                  onDone={(words) => {
                    setMessage(words);
                    onChanged();
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
