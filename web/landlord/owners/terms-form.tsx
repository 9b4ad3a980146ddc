import { useState, type ReactNode } from 'react';
import { euros } from '../../../domain/money.ts';
import { readAmountOrZero } from '../../../domain/read-amount.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import type { OwnedHome, Owner } from './owner.ts';
import { OwnerFormFoot } from './owner-form-foot.tsx';
import own from './owners.module.css';
import { readPercent } from './read-percent.ts';

const [feeMax, vatMax] = [100, 30];

/** Sets the owner of a home from a day on, and the agency's fee for each stay. */
export function TermsForm({
  home: { objectNumber, terms },
  owners,
  onDone,
  onCancel,
}: {
  home: OwnedHome;
  owners: readonly Owner[];
  onDone: () => void;
  onCancel: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [latest] = terms;
  const [typed, setTyped] = useState(() => ({
    owner: String(latest?.ownerID ?? owners[0]?.ownerID ?? ''),
    fromDate: `${todayInBerlin(new Date()).slice(0, 8)}01`,
    feePercent: format.number(latest?.feePercent ?? 20),
    feeFixed: String(latest?.feeFixed ?? '0'),
    vatPercent: format.number(latest?.vatPercent ?? 19),
    keepsExtras: latest?.keepsExtras ?? false,
  }));
  const [isTried, setTried] = useState(false);
  const save = useSubmit('setHomeOwner', { onDone });
  const [feePercent, vatPercent] = [
    readPercent(typed.feePercent, feeMax),
    readPercent(typed.vatPercent, vatMax),
  ];
  const feeFixed = readAmountOrZero(typed.feeFixed);
  const errorOf = (isWrong: boolean, key: string, max = 0): string | undefined =>
    isTried && isWrong ? t(`landlord.owners.error.${key}`, { max }) : undefined;
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (feePercent === null || vatPercent === null || feeFixed === null || typed.fromDate === '') return;
        const ownerID = typed.owner === '' ? null : Number(typed.owner);
        const { fromDate, keepsExtras } = typed;
        const fee = { feePercent, feeFixed: euros(feeFixed), vatPercent, keepsExtras };
        void save.submit({ objectNumber, ownerID, fromDate, ...fee });
      }}
    >
      <div className={own.fields}>
        <SelectField
          name="owner"
          label={t('landlord.owners.owner')}
          value={typed.owner}
          onChange={({ target }) => setTyped({ ...typed, owner: target.value })}
        >
          {owners.map(({ ownerID, name }) => (
            <option key={ownerID} value={ownerID}>
              {name}
            </option>
          ))}
          <option value="">{t('landlord.owners.noOwner')}</option>
        </SelectField>
        <TextField
          name="fromDate"
          type="date"
          label={t('landlord.owners.fromDate')}
          error={errorOf(typed.fromDate === '', 'date')}
          value={typed.fromDate}
          onChange={({ target }) => setTyped({ ...typed, fromDate: target.value })}
        />
        {(
          [
            ['feePercent', errorOf(feePercent === null, 'percent', feeMax)],
            ['feeFixed', errorOf(feeFixed === null, 'amount')],
            ['vatPercent', errorOf(vatPercent === null, 'percent', vatMax)],
          ] as const
        ).map(([field, error]) => (
          <TextField
            key={field}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            label={t(`landlord.owners.${field}`)}
            error={error}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </div>
      <Checkbox
        label={t('landlord.owners.keepsExtras')}
        checked={typed.keepsExtras}
        onChange={({ target }) => setTyped({ ...typed, keepsExtras: target.checked })}
      />
      <OwnerFormFoot refusal={save.failure?.type} isSending={save.sending !== null} onCancel={onCancel} />
    </form>
  );
}
