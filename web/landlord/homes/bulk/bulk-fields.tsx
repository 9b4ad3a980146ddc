import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './bulk.module.css';
import { BulkCosts } from './bulk-costs.tsx';
import type { BulkWhat } from './typed-bulk.ts';
import { BulkRules } from './bulk-rules.tsx';
import { BulkTerms } from './bulk-terms.tsx';
import { RatesFields } from './rates-fields.tsx';
import type { BulkTyped } from './use-bulk-fields.ts';

/** The fields of a change of many homes. Pausing and resuming have none. */
export function BulkFields({
  what,
  fields,
  isTried,
  onTouch,
}: {
  what: BulkWhat;
  fields: BulkTyped;
  /** True once the change was to be made: only then is said what is wrong. */
  isTried: boolean;
  onTouch: () => void;
}): ReactNode {
  const { t } = useTexts();
  const isWrong = isTried && !fields.change;
  const touching =
    <Part,>(set: (part: Part) => void) =>
    (part: Part): void => {
      onTouch();
      set(part);
    };
  switch (what) {
    case 'rates':
      return (
        <RatesFields
          typed={fields.rates}
          wrong={isTried ? fields.wrongRates : []}
          onChange={touching(fields.setRates)}
        />
      );
    case 'rules':
      return (
        <>
          <BulkRules typed={fields.rules} onChange={touching(fields.setRules)} />
          {isWrong && (
            <p role="alert" className={styles.soft}>
              {t('landlord.homes.bulk.rules.nothing')}
            </p>
          )}
        </>
      );
    case 'terms':
      return <BulkTerms typed={fields.terms} isWrong={isWrong} onChange={touching(fields.setTerms)} />;
    case 'costs':
      return (
        <BulkCosts
          typed={fields.costs}
          wrong={isTried ? fields.wrongCosts : []}
          onChange={touching(fields.setCosts)}
        />
      );
    case 'pause':
    case 'resume':
      return null;
  }
}
