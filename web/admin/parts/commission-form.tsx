import { useState, type ReactNode } from 'react';
import type { LandlordCommission } from '../../../contract/landlords/landlord-commission.ts';
import { hostNoticeDays } from '../../../domain/host-terms.ts';
import { commissionMaxPerMille } from '../../../domain/landlord-commission.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './admin.module.css';
import { FormActions } from './form-actions.tsx';

/** Parses a percentage. Returns undefined if it is not a valid commission. */
function parsePercent(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '');
  if (!/^\d{1,2}([.,]\d)?$/.test(text)) return undefined;
  const percent = Number(text.replace(',', '.'));
  return percent * 10 <= commissionMaxPerMille ? percent : undefined;
}

export function CommissionForm({
  commission: { landlordNumber, earliestRise, isReachable },
  onDone,
}: {
  commission: LandlordCommission;
  onDone: (now: LandlordCommission) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [typed, setTyped] = useState('');
  const [validFrom, setValidFrom] = useState(earliestRise);
  const [hasTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setLandlordCommission', {
    onDone(now) {
      onDone(now);
      setTyped('');
      setTried(false);
      setSaved(true);
    },
  });
  const failure = save.sending ? null : save.failure;
  const percent = parsePercent(typed);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(validFrom);
  const isUnchanged = failure?.type === 'commission-unchanged';
  const tooSoon = failure?.type === 'commission-too-soon' ? failure.data.earliest : null;
  const change = (): void => {
    setSaved(false);
    if (save.failure) save.dismiss();
  };
  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (percent !== undefined && isDay) void save.submit({ landlordNumber, percent, validFrom });
      }}
    >
      <TextField
        name="commissionPercent"
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
        label={t('admin.commission.percent')}
        error={
          hasTried && percent === undefined
            ? t('admin.commission.wrongPercent')
            : isUnchanged
              ? t('admin.commission.unchanged')
              : undefined
        }
        value={typed}
        onChange={({ target }) => {
          change();
          setTyped(target.value);
        }}
      />
      <TextField
        name="validFrom"
        type="date"
        label={t('admin.commission.validFrom')}
        hint={t('admin.commission.hint', { day: format.date(earliestRise), days: hostNoticeDays })}
        error={
          tooSoon !== null
            ? t('admin.commission.tooSoon', { day: format.date(tooSoon) })
            : hasTried && !isDay
              ? t('admin.commission.wrongDay')
              : undefined
        }
        value={validFrom}
        onChange={({ target }) => {
          change();
          setValidFrom(target.value);
        }}
      />
      <FailureNotice kind="warning" text={failure && !isUnchanged && tooSoon === null && t('admin.failed')} />
      <div role="status">
        {isSaved && isReachable && <Notice kind="success">{t('admin.commission.saved')}</Notice>}
      </div>
      <FormActions submit={t('admin.commission.save')} busy={save.sending !== null} />
    </form>
  );
}
