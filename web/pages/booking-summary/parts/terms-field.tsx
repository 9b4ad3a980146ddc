import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { CheckboxCard } from '../../../components/choice.tsx';
import { fieldId } from '../../../features/booking/error-summary.tsx';
import styles from '../../../features/booking/layout.module.css';
import type { Summary } from '../use-summary.ts';

export function TermsField({ summary }: { summary: Summary }): ReactNode {
  const { t } = useTexts();
  const { acceptTerms, setAcceptTerms, termsMissing } = summary;
  const errorId = `${fieldId('acceptTerms')}-error`;
  return (
    <>
      <CheckboxCard
        id={fieldId('acceptTerms')}
        name="acceptTerms"
        checked={acceptTerms}
        invalid={termsMissing}
        aria-describedby={termsMissing ? errorId : undefined}
        onChange={(event) => setAcceptTerms(event.target.checked)}
        label={t('booking.terms.label')}
      />
      {termsMissing && (
        <p className={styles.error} role="alert" id={errorId}>
          {t('booking.invalid.terms')}
        </p>
      )}
    </>
  );
}
