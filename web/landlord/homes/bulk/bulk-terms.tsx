import type { ReactNode } from 'react';
import { cancellationChoices, cancellationTerms } from '../../../../domain/homes/home-kinds.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { RadioCard } from '../../../components/choice.tsx';
import { ChoicePills } from '../../../components/choice-pills.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from './bulk.module.css';
import type { TypedBulkTerms } from './typed-bulk.ts';

const kinds = ['cancellation', 'times'] as const;

/** Cancellation terms or times of arrival and departure for many homes. */
export function BulkTerms({
  typed,
  isWrong,
  onChange,
}: {
  typed: TypedBulkTerms;
  /** True if nothing was chosen although the change was to be made. */
  isWrong: boolean;
  onChange: (part: Partial<TypedBulkTerms>) => void;
}): ReactNode {
  const { t } = useTexts();
  const { kind } = typed;
  return (
    <>
      <ChoicePills
        legend={t('landlord.homes.bulk.what')}
        name="kind"
        value={kind}
        choices={kinds.map((one) => ({ value: one, label: t(`landlord.homes.bulk.kind.${one}`) }))}
        onChange={(choice) => onChange({ kind: kinds.find((one) => one === choice) ?? kind })}
        hideLegend
      />
      {kind === 'cancellation' ? (
        <fieldset className={styles.choices}>
          <legend>{t('landlord.editor.terms.cancellation')}</legend>
          {cancellationChoices.map((term) => (
            <RadioCard
              key={term}
              name="term"
              value={term}
              label={t(`landlord.editor.terms.term.${term}`)}
              detail={cancellationTerms[term]
                .map(({ daysBefore, percent }) =>
                  t('landlord.editor.terms.step', { days: String(daysBefore), percent: String(percent) }),
                )
                .join(' ')}
              checked={typed.term === term}
              onChange={() => onChange({ term })}
            />
          ))}
        </fieldset>
      ) : (
        <>
          <div className={styles.fields}>
            {(['checkIn', 'checkOut'] as const).map((field) => (
              <TextField
                key={field}
                name={field}
                type="time"
                label={t(`landlord.editor.terms.${field}`)}
                value={typed[field]}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            ))}
          </div>
          <p className={styles.soft}>{t('landlord.homes.bulk.timesHint')}</p>
        </>
      )}
      {isWrong && (
        <p role="alert" className={styles.soft}>
          {t(`landlord.homes.bulk.wrong.${kind === 'times' ? 'times' : 'term'}`)}
        </p>
      )}
    </>
  );
}
