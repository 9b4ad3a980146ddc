import { useState, type ReactNode } from 'react';
import { euros } from '../../../domain/money.ts';
import { monthRange } from '../../../domain/pricing/tax-statement.ts';
import { addDays } from '../../../domain/stay.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { AttachFiles } from '../../features/attachments/attach-files.tsx';
import { useAttachments } from '../../features/attachments/use-attachments.ts';
import own from '../owners/owners.module.css';
import { readSignedEuros } from '../owners/read-percent.ts';
import { refusalKey } from '../owners/refusal-key.ts';
import styles from '../parts/landlord.module.css';
import type { OwnerStatement } from './statement-preview.tsx';

export function CostForm({
  statement: { owner, month, preview },
  onDone,
  onCancel,
}: {
  statement: OwnerStatement;
  onDone: () => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { from, until } = monthRange(month);
  const [typed, setTyped] = useState({ day: from, words: '', amount: '', home: '' });
  const [isTried, setTried] = useState(false);
  const files = useAttachments();
  const save = useSubmit('addOwnerCost', { idempotent: true, onDone });
  const amount = readSignedEuros(typed.amount);
  const isDayWrong = typed.day < from || typed.day >= until;
  // Homes of the month's stays. A cost for another home names it in its description.
  const homes = new Map(preview.stays.map(({ objectNumber, home }) => [objectNumber, home]));
  const errorOf = (isWrong: boolean, key: string): string | undefined =>
    isTried && isWrong ? t(`landlord.owners.error.${key}`) : undefined;
  return (
    <form
      className={styles.stack}
      noValidate
      data-testid="cost-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (amount === null || typed.words.trim() === '' || isDayWrong) return;
        void save.submit({
          ...{ ownerID: owner.ownerID, day: typed.day, words: typed.words.trim(), amount: euros(amount) },
          objectNumber: typed.home === '' ? null : Number(typed.home),
          files: files.tickets.slice(0, 1),
        });
      }}
    >
      <div className={own.fields}>
        <TextField
          name="words"
          label={t('landlord.owners.one.words')}
          maxLength={200}
          error={errorOf(typed.words.trim() === '', 'words')}
          value={typed.words}
          onChange={({ target }) => setTyped({ ...typed, words: target.value })}
        />
        <TextField
          name="amount"
          label={t('landlord.owners.one.amount')}
          hint={t('landlord.owners.one.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={errorOf(amount === null, 'amount')}
          value={typed.amount}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        />
        <TextField
          name="day"
          type="date"
          min={from}
          max={addDays(until, -1)}
          label={t('landlord.owners.one.day')}
          error={errorOf(isDayWrong, 'date')}
          value={typed.day}
          onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        />
        {homes.size > 0 && (
          <SelectField
            name="home"
            label={t('landlord.owners.one.home')}
            value={typed.home}
            onChange={({ target }) => setTyped({ ...typed, home: target.value })}
          >
            <option value="">{t('landlord.owners.one.allHomes')}</option>
            {[...homes].map(([number, title]) => (
              <option key={number} value={number}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <AttachFiles files={files} />
      {save.failure && (
        <Notice kind="warning" role="alert">
          {t(refusalKey(save.failure.type))}
        </Notice>
      )}
      <p className={styles.steps}>
        <Button type="submit" variant="primary" small busy={save.sending !== null || files.busy}>
          {t('landlord.owners.one.costSave')}
        </Button>
        <Button variant="quiet" small onClick={onCancel}>
          {t('landlord.owners.cancel')}
        </Button>
      </p>
    </form>
  );
}
