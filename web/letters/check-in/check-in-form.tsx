import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { CheckIn } from '../../../contract/check-ins/check-in.ts';
import { emptyPerson, missingFields } from '../../../domain/booking/check-in.ts';
import { registrationRule } from '../../../domain/booking/registration-form.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { countryChoices } from '../../features/booking/country-choices.ts';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import styles from '../parts/letters.module.css';
import own from './check-in.module.css';
import { personFieldId, PersonFields } from './person-fields.tsx';
import { useSavedAnswers } from './use-saved-answers.ts';

const noPerson = emptyPerson as CheckIn['answers']['persons'][number];

export function CheckInForm({ checkIn, link }: { checkIn: CheckIn; link: BookingLink }): ReactNode {
  const { t, language } = useTexts();
  const { answers, change, confirm, saving } = useSavedAnswers(checkIn, link);
  const [isConfirmed, setConfirmed] = useState(checkIn.progress.confirmed);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notice = useFocusOnResult<HTMLDivElement>(isConfirmed ? 'confirmed' : null);
  const countries = useMemo(() => countryChoices(language), [language]);
  const { country, taxed, personsMax, today, storedDays } = checkIn;
  const { persons, arrivalTime, carPlate } = answers;
  const missing = persons.map((person, index) =>
    missingFields({ country, isTaxed: taxed }, person, { isLead: index === 0, today }),
  );
  const filled = missing.filter(({ length }) => length === 0).length;
  const changePersons = (changed: typeof persons): void => change({ ...answers, persons: changed });

  async function submit(): Promise<void> {
    setSubmitted(true);
    const saved = await confirm();
    if (saved?.progress.confirmed) {
      setConfirmed(true);
      window.scrollTo({ top: 0 });
      return;
    }
    setConfirmed(false);
    const index = missing.findIndex(({ length }) => length > 0);
    if (index >= 0) document.getElementById(personFieldId(index, missing[index]![0]!))?.focus();
  }

  const fields = (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-testid="check-in-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {persons.map((person, index) => (
        <PersonFields
          key={index}
          {...{ index, person, checkIn, countries, missing: missing[index]!, showMissing: isSubmitted }}
          onChange={(changed) => changePersons(persons.map((one, at) => (at === index ? changed : one)))}
          onRemove={index === 0 ? null : () => changePersons(persons.filter((_, at) => at !== index))}
        />
      ))}
      {persons.length < personsMax ? (
        <p>
          <Button onClick={() => changePersons([...persons, noPerson])}>{t('checkin.add')}</Button>
        </p>
      ) : (
        <p className={styles.soft}>{t('checkin.more')}</p>
      )}
      <fieldset className={own.person}>
        <legend className={own.legend}>{t('checkin.arrival')}</legend>
        <div className={own.fields}>
          <TextField
            name="arrivalTime"
            type="time"
            label={t('checkin.arrivalTime')}
            value={arrivalTime}
            onChange={({ target }) => change({ ...answers, arrivalTime: target.value.slice(0, 5) })}
          />
          <TextField
            name="carPlate"
            label={t('checkin.carPlate')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
            value={carPlate}
            onChange={({ target }) => change({ ...answers, carPlate: target.value })}
          />
        </div>
      </fieldset>
      {isSubmitted && !isConfirmed && filled < persons.length && (
        <Notice kind="warning" role="alert">
          {t('checkin.someMissing')}
        </Notice>
      )}
      <p className={styles.soft}>{t('checkin.confirmHint')}</p>
      <div className={own.end}>
        <Button type="submit" variant="primary" className={styles.send}>
          {t('checkin.confirm')}
        </Button>
        <p className={own.status} role="status" data-testid="check-in-saving">
          {saving === 'idle' ? '' : t(`checkin.${saving === 'failed' ? 'notSaved' : saving}`)}
        </p>
      </div>
    </form>
  );

  return (
    <div className={own.whole}>
      {isConfirmed ? (
        <>
          <div ref={notice} tabIndex={-1} data-testid="check-in-confirmed">
            {filled === persons.length ? (
              <Notice kind="success" title={t('checkin.confirmed.title')}>
                <p>{t('checkin.confirmed.text')}</p>
              </Notice>
            ) : (
              <Notice kind="warning">{t('checkin.someMissing')}</Notice>
            )}
          </div>
          <Card>
            <details className={own.details}>
              <summary>{t('checkin.confirmed.edit')}</summary>
              {fields}
            </details>
          </Card>
        </>
      ) : (
        <>
          <div className={own.intro}>
            <p>{t('checkin.intro')}</p>
            <p className={styles.soft}>
              {t(`checkin.rule.${registrationRule(country).name}`)} {taxed && t('checkin.tax')}
            </p>
            <p className={styles.soft}>{t('checkin.privacy', { count: storedDays })}</p>
            <p>
              <strong>{t('checkin.progress', { filled, persons: persons.length })}</strong>
            </p>
          </div>
          <Card>{fields}</Card>
        </>
      )}
    </div>
  );
}
