import { lazy, Suspense, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { TextField } from '../../components/field.tsx';
import { withTexts } from '../../app/texts/loaded-texts.ts';
import styles from './mail-field.module.css';

/** Optional help; if its code fails to load, no correction is suggested. */
const MailQuestion = lazy(() =>
  withTexts(() => import('./mail-question.tsx'), 'mail-question')().catch(() => ({ default: () => null })),
);

/** A field for a mail address that suggests a correction of a mistyped domain when it loses the focus. */
export function MailField({
  onValue,
  onLeave,
  takesNumber = false,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  /** True if the number of an account does as well. */
  takesNumber?: boolean;
  onValue: (value: string) => void;
  onLeave?: (value: string) => void;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState('');
  return (
    <div ref={box}>
      <TextField
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        {...field}
        type={takesNumber ? 'text' : 'email'}
        onChange={({ target }) => onValue(target.value)}
        onBlur={({ target }) => {
          setLeft(target.value);
          onLeave?.(target.value);
        }}
      />
      <div role="status" className={styles.question}>
        {left !== '' && left === field.value && (
          <Suspense fallback={null}>
            <MailQuestion
              typed={left}
              onAccept={(address) => {
                onValue(address);
                onLeave?.(address);
                box.current?.querySelector('input')?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
