import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import styles from './price-parts.module.css';

export interface CopiedRow {
  label: string;
  value: string;
  /** The text to copy, if it differs from the one shown. */
  copy?: string;
}

export function CopyRows({ rows }: { rows: readonly CopiedRow[] }): ReactNode {
  const { t } = useTexts();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState('');
  return (
    <>
      <dl className={styles.plan}>
        {rows.map(({ label, value, copy = value }) => (
          <div key={label} className={styles.copyRow}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {hydrated && (
              <dd>
                <Button
                  small
                  aria-label={t('price.transfer.copy', { label })}
                  data-testid="copy"
                  onClick={() => {
                    // If copying is not allowed, the text beside the button stays.
                    navigator.clipboard.writeText(copy).then(
                      () => setCopied(label),
                      () => setCopied(''),
                    );
                  }}
                >
                  {t(`price.transfer.${copied === label ? 'copied' : 'copyShort'}`)}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="visually-hidden" role="status">
        {copied === '' ? '' : `${copied}, ${t('price.transfer.copied')}`}
      </p>
    </>
  );
}

/** Removes the spaces from an IBAN, because not every bank's field is long enough for them. */
export const withoutSpaces = (row: { label: string; value: string }): CopiedRow =>
  row.label === 'IBAN' ? { ...row, copy: row.value.replaceAll(' ', '') } : row;
