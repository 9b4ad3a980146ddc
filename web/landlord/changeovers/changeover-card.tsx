import type { ReactNode } from 'react';
import type { Changeover, ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './changeovers.module.css';
import { ChangeoverFacts } from './changeover-facts.tsx';
import { NoteField } from './note-field.tsx';

/** One changeover: the numbers of departing and arriving guests, what to prepare, notes, and a checkbox for done. */
export function ChangeoverCard({
  changeover,
  isDue,
  mayNote,
  onChanged,
}: {
  changeover: Changeover;
  /** True if the changeover is today's work. */
  isDue: boolean;
  mayNote: boolean;
  onChanged: (plan: ChangeoverPlan) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { objectNumber, title, place, address, date, isSameDay, note, homeNote, done } = changeover;
  const save = useSubmit('setChangeoverDone', { onDone: onChanged });
  const isBusy = save.sending !== null;
  const setDone = (isDone: boolean): void =>
    void save.submit({ objectNumber, date, isDone, languageCode: language });
  return (
    <Card
      className={classNames(styles.stack, done && own.isDone)}
      data-testid="changeover"
      data-done={done !== null}
    >
      <header className={own.head}>
        <p className={own.day}>{format.dateWithWeekday(date)}</p>
        <h3 className={own.home}>{title.includes(place) ? title : `${title}, ${place}`}</h3>
        {address !== '' && <p className={styles.soft}>{address}</p>}
        {isSameDay && <Badge kind="discount">{t('landlord.changeovers.sameDay')}</Badge>}
      </header>
      <ChangeoverFacts changeover={changeover} />
      {(note !== '' || homeNote !== '') && (
        <div className={own.notes}>
          {note !== '' && (
            <p className={own.words}>
              <strong>{t('landlord.changeovers.note')}</strong> {note}
            </p>
          )}
          {homeNote !== '' && (
            <p className={own.words}>
              <strong>{t('landlord.changeovers.homeNote')}</strong> {homeNote}
            </p>
          )}
        </div>
      )}
      {mayNote && (
        <details>
          <summary className={own.summary}>
            {t(`landlord.changeovers.${note === '' ? 'addNote' : 'changeNote'}`)}
          </summary>
          <NoteField
            label={t('landlord.changeovers.editNote')}
            {...{ objectNumber, date, note, onChanged }}
          />
        </details>
      )}
      {save.failure && !isBusy && (
        <Notice kind="danger" role="alert">
          <p>
            {t(
              save.failure.type === 'changeover-not-found'
                ? 'landlord.changeovers.moved'
                : 'landlord.changeovers.problem',
            )}
          </p>
        </Notice>
      )}
      {done === null ? (
        <Button
          variant={isDue && !mayNote ? 'primary' : 'secondary'}
          wide
          busy={isBusy}
          aria-label={t('landlord.changeovers.markDoneOf', { home: title, date: format.date(date) })}
          onClick={() => setDone(true)}
        >
          <Icon name="check" size={20} />
          {t('landlord.changeovers.markDone')}
        </Button>
      ) : (
        <div className={own.done}>
          <p role="status">
            <Icon name="check" size={20} />{' '}
            {done.by === ''
              ? t('landlord.changeovers.done')
              : t('landlord.changeovers.doneBy', { name: done.by, moment: format.moment(done.at) })}
          </p>
          <Button small busy={isBusy} onClick={() => setDone(false)}>
            {t('landlord.changeovers.takeBack')}
          </Button>
        </div>
      )}
    </Card>
  );
}
