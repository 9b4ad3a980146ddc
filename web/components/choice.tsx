import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  invalid?: boolean;
  negative?: boolean;
  className?: string;
}

type ChoiceLook = { type: 'checkbox' | 'radio'; framed: boolean };

function Choice({
  type,
  framed,
  label,
  detail,
  aside,
  invalid,
  negative,
  className,
  id: givenId,
  ...input
}: ChoiceProps & ChoiceLook): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [detail ? `${id}-detail` : '', input['aria-describedby'] ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <label
      className={classNames(
        styles.choice,
        framed && styles.card,
        invalid && styles.invalid,
        negative && styles.negative,
        className,
      )}
      htmlFor={id}
    >
      <input
        {...input}
        id={id}
        type={type}
        className={styles.input}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy || undefined}
      />
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail && (
          <span className={styles.detail} id={`${id}-detail`}>
            {detail}
          </span>
        )}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}

export function Checkbox(props: ChoiceProps): ReactNode {
  return <Choice type="checkbox" framed={false} {...props} />;
}

export function Radio(props: ChoiceProps): ReactNode {
  return <Choice type="radio" framed={false} {...props} />;
}

export function CheckboxCard(props: ChoiceProps): ReactNode {
  return <Choice type="checkbox" framed {...props} />;
}

export function RadioCard(props: ChoiceProps): ReactNode {
  return <Choice type="radio" framed {...props} />;
}
