import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './fields.module.css';
import { serviceName } from './price-rows.ts';
import type { FieldErrors } from './validate-draft.ts';

export const fieldId = (field: string): string => `field-${field}`;

/** Names of fields for children and dogs end with a number, those of extras with a code. */
function fieldLabel(field: string, t: ReturnType<typeof useTexts>['t']): string {
  const extra = /^extra-(.+)$/.exec(field)?.[1];
  if (extra !== undefined) return serviceName(extra, t);
  return t(`booking.customer.${field.replace(/\d+/, '')}`, { number: Number(field.replace(/\D+/, '')) + 1 });
}

export function ErrorSummary({ errors, attempt }: { errors: FieldErrors; attempt: number }): ReactNode {
  const { t } = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const fields = Object.entries(errors);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (fields.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} data-testid="error-summary">
      <Notice kind="danger" role="alert" title={t('booking.errors.title', { count: fields.length })}>
        <ul className={styles.errorList}>
          {fields.map(([field, reason]) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const target = document.getElementById(fieldId(field));
                  target?.focus({ preventScroll: true });
                  // The sticky bar at the top of a phone would cover the field.
                  target?.scrollIntoView({ block: 'center' });
                }}
              >
                {fieldLabel(field, t)}
              </a>
              {' – '}
              {t(`booking.invalid.${reason}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

export function useFieldError(errors: FieldErrors): (field: string) => string | undefined {
  const { t } = useTexts();
  return (field) => {
    const reason = errors[field];
    return reason === undefined ? undefined : t(`booking.invalid.${reason}`);
  };
}
