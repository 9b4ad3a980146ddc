import { useRef, useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import {
  ratedTexts,
  ratingLengths,
  reportGrounds,
  type RatedText,
  type ReportGround,
} from '../../../domain/rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './report-rating.module.css';

/** A shorter explanation could not be judged. */
const explanationMin = 10;

export interface ReportReceipt {
  reportNumber: number;
  decideBy: string;
}

export function ReportForm({
  ratingid,
  hasAnswer,
  onDone,
}: {
  ratingid: number;
  hasAnswer: boolean;
  onDone: (receipt: ReportReceipt) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const element = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState<RatedText>('rating');
  const [ground, setGround] = useState<ReportGround | ''>('');
  const [typed, setTyped] = useState({ explanation: '', name: '', email: '' });
  const [isMeant, setMeant] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const report = useSubmit('reportRating', { onDone });
  const { failure } = report;
  const busy = report.sending !== null;
  const invalid = {
    ground: ground === '',
    explanation: typed.explanation.trim().length < explanationMin,
    name: typed.name.trim() === '',
    email: !isEmail(typed.email.trim()) || failure?.type === 'invalid-email',
    goodFaith: !isMeant,
  };
  const field = (name: 'explanation' | 'name' | 'email') => ({
    name,
    label: t(`rate.report.${name}`),
    error: isSubmitted && invalid[name] ? t(`rate.report.wrong.${name}`) : undefined,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      if (failure) report.dismiss();
    },
  });
  const send = (): void => {
    setSubmitted(true);
    const first = Object.entries(invalid).find(([, is]) => is)?.[0];
    if (first || ground === '') {
      element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    void report.submit({
      ...{ ratingid, part, ground, goodFaith: true as const, languageCode: language },
      explanation: typed.explanation.trim(),
      name: typed.name.trim(),
      email: typed.email.trim(),
    });
  };
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      data-testid="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t('rate.report.lead')}</p>
      {failure && failure.type !== 'invalid-email' && !busy && (
        <Notice kind="danger" role="alert">
          {t(failure.status === 404 ? 'rate.report.gone' : 'rate.failed')}
        </Notice>
      )}
      {hasAnswer && (
        <SelectField
          name="part"
          label={t('rate.report.part')}
          value={part}
          onChange={({ target }) => setPart(target.value as RatedText)}
        >
          {ratedTexts.map((one) => (
            <option key={one} value={one}>
              {t(`rate.report.parts.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        name="ground"
        label={t('rate.report.ground')}
        error={isSubmitted && invalid.ground ? t('rate.report.wrong.ground') : undefined}
        value={ground}
        onChange={({ target }) => setGround(target.value as ReportGround | '')}
      >
        <option value="">{t('rate.report.choose')}</option>
        {reportGrounds.map((one) => (
          <option key={one} value={one}>
            {t(`rate.ground.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('explanation')}
        hint={t('rate.report.explanationHint')}
        maxLength={ratingLengths.explanation}
      />
      <TextField {...field('name')} autoComplete="name" maxLength={120} />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      <Checkbox
        name="goodFaith"
        checked={isMeant}
        invalid={isSubmitted && !isMeant}
        onChange={({ target }) => setMeant(target.checked)}
        label={t('rate.report.goodFaith')}
      />
      <p className={styles.soft}>{t('rate.report.private')}</p>
      <Button type="submit" variant="primary" busy={busy}>
        {t('rate.report.send')}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? t('rate.sending') : ''}
      </p>
    </form>
  );
}
