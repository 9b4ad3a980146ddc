import { useMemo, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { locales } from '../../../domain/language.ts';
import { readDayHours, writeDayHours } from '../../../domain/operator/opening-hours.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import admin from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import styles from './portraits.module.css';

type Hours = ResponseOf<Api['getOfficeHours']>;

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The times at which the office answers, as the contact card shows them to guests. */
export function OfficeHours(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getOfficeHours', {});
  const contact = useCall('getOfficeContact', {});
  return (
    <Card className={admin.stack} data-testid="office-hours">
      <h2 className={admin.title}>{t('desk.portraits.hours')}</h2>
      <Pending {...{ answer, failure, retry }} />
      {answer && contact.answer && (
        <HoursForm
          // What is shown without hours of one's own is where the office begins to change them.
          start={answer.hours.length > 0 ? answer : { ...answer, hours: contact.answer.staffTimes }}
        />
      )}
    </Card>
  );
}

function HoursForm({ start }: { start: Hours }): ReactNode {
  const { t, language } = useTexts();
  const days = useMemo(() => {
    const name = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return weekdays.map((day) => name.format(new Date(Date.UTC(2024, 0, 1 + day))));
  }, [language]);
  const [typed, setTyped] = useState(() => weekdays.map((weekday) => writeDayHours(start.hours, weekday)));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setOfficeHours', { onDone: () => setSaved(true) });
  const read = typed.map(readDayHours);
  if (start.isLocked) return <p className={admin.soft}>{t('desk.portraits.hoursLocked')}</p>;
  return (
    <form
      className={admin.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (read.includes(null)) return;
        const hours = read.flatMap((spans, weekday) => (spans ?? []).map((span) => ({ weekday, ...span })));
        void save.submit({ hours });
      }}
    >
      <p className={admin.soft}>{t('desk.portraits.hoursHint')}</p>
      <div className={styles.hours}>
        {typed.map((day, weekday) => (
          <TextField
            key={weekday}
            label={days[weekday]}
            error={isTried && read[weekday] === null ? t('desk.portraits.hoursWrong') : undefined}
            value={day}
            onChange={({ target }) => {
              setSaved(false);
              setTyped(typed.with(weekday, target.value));
            }}
          />
        ))}
      </div>
      <p className={admin.actions}>
        <Button type="submit" busy={save.sending !== null}>
          {t('desk.portraits.hoursSave')}
        </Button>
      </p>
      <div role="status">{isSaved && <Notice kind="success">{t('desk.portraits.hoursSaved')}</Notice>}</div>
      <FailureNotice text={save.failure && t('admin.failed')} />
    </form>
  );
}
