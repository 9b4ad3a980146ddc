import { useMemo, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { locales } from '../../../domain/language.ts';
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
const ends = ['from', 'to'] as const;

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
  const [typed, setTyped] = useState(() =>
    weekdays.map((weekday) => {
      const own = start.hours.find((one) => one.weekday === weekday);
      return { from: own?.from ?? '', to: own?.to ?? '' };
    }),
  );
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setOfficeHours', { onDone: () => setSaved(true) });
  const isWrong = ({ from, to }: { from: string; to: string }): boolean =>
    (from === '') !== (to === '') || (from !== '' && from >= to);
  if (start.isLocked) return <p className={admin.soft}>{t('desk.portraits.hoursLocked')}</p>;
  return (
    <form
      className={admin.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed.some(isWrong)) return;
        const hours = typed.flatMap(({ from, to }, weekday) => (from === '' ? [] : [{ weekday, from, to }]));
        void save.submit({ hours });
      }}
    >
      <p className={admin.soft}>{t('desk.portraits.hoursHint')}</p>
      <div className={styles.hours}>
        {typed.map((day, weekday) => (
          <fieldset key={weekday} className={styles.day}>
            <legend>{days[weekday]}</legend>
            {ends.map((end) => (
              <TextField
                key={end}
                type="time"
                label={t(`desk.portraits.${end}`)}
                error={isTried && end === 'to' && isWrong(day) ? t('desk.portraits.hoursWrong') : undefined}
                value={day[end]}
                onChange={({ target }) => {
                  setSaved(false);
                  setTyped(typed.map((one, at) => (at === weekday ? { ...one, [end]: target.value } : one)));
                }}
              />
            ))}
          </fieldset>
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
