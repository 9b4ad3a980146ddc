import { lazy, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '../../components/field.tsx';
import { withTexts } from '../../app/texts/loaded-texts.ts';
import styles from './mail-field.module.css';

/** Help that is not needed: where its code does not come, nothing is asked. */
const MailQuestion = lazy(() =>
  withTexts(() => import('./mail-question.tsx'), 'mail-question')().catch(() => ({ default: () => null })),
);

/** A field for a mail address that asks, once it is left, whether a domain with a slip was meant to be another. */
export function MailField({
  onValue,
  onLeft,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  onValue: (value: string) => void;
  /** The field was left with this in it. */
  onLeft?: (value: string) => void;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  /** What stood in the field when it was left. */
  const [left, setLeft] = useState('');
  return (
    <div ref={box}>
      <TextField
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        {...field}
        type="email"
        onChange={({ target }) => onValue(target.value)}
        onBlur={({ target }) => {
          setLeft(target.value);
          onLeft?.(target.value);
        }}
      />
      <div role="status" className={styles.question}>
        {left !== '' && left === field.value && (
          <Suspense fallback={null}>
            <MailQuestion
              typed={left}
              onMeant={(address) => {
                onValue(address);
                onLeft?.(address);
                box.current?.querySelector('input')?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
