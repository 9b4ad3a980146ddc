import type { ReactNode } from 'react';
import { ruleBounds, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField } from '../../../components/field.tsx';
import styles from './bulk.module.css';
import type { TypedBulkRules } from './typed-bulk.ts';
import { useRuleWords } from './use-rule-words.ts';

const fields = Object.keys(ruleBounds) as (keyof BookingRules)[];
/** No host needs a deadline before six in the morning. */
const firstHour = 6;
/** Rules that can be switched off. */
const canBeOff: ReadonlySet<keyof BookingRules> = new Set(['horizonMonths', 'fillFrom', 'leaveMin']);

/** Booking rules for many homes. A rule stays unchanged until a value is chosen. */
export function BulkRules({
  typed,
  onChange,
}: {
  typed: TypedBulkRules;
  onChange: (part: Partial<TypedBulkRules>) => void;
}): ReactNode {
  const { t } = useTexts();
  const words = useRuleWords();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const [least, most] = ruleBounds[field];
        const first = field === 'leadHour' ? firstHour : least;
        const values = Array.from({ length: most - first + 1 }, (_, index) => first + index);
        return (
          <SelectField
            key={field}
            name={field}
            label={t(`landlord.editor.rules.${field}`)}
            value={typed[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          >
            <option value="">{t('landlord.homes.bulk.rules.keep')}</option>
            {canBeOff.has(field) && <option value="0">{words(field, null)}</option>}
            {values.map((value) => (
              <option key={value} value={value}>
                {words(field, value)}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}
