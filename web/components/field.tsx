import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown beside the control and linked to it by `aria-describedby`. */
  error?: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  className?: string;
}

interface ControlAttributes {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Links label, control, hint and error by id; the caller provides the control. */
function Field({
  label,
  hint,
  error,
  hideLabel,
  className,
  id: givenId,
  children,
}: FieldTexts & { id?: string | undefined; children: (control: ControlAttributes) => ReactNode }): ReactNode {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Own<Attributes> = Omit<Attributes, 'className'> & FieldTexts;

/** Separates the attributes of the control from what the field shows around it. */
function splitProps<Props extends FieldTexts & { id?: string | undefined }>({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...rest
}: Props) {
  return { texts: { label, hint, error, hideLabel, className, id }, rest };
}

export function TextField(props: Own<InputHTMLAttributes<HTMLInputElement>>): ReactNode {
  const { texts, rest } = splitProps(props);
  return <Field {...texts}>{(control) => <input {...control} {...rest} />}</Field>;
}

export function SelectField(props: Own<SelectHTMLAttributes<HTMLSelectElement>>): ReactNode {
  const { texts, rest } = splitProps(props);
  return <Field {...texts}>{(control) => <select {...control} {...rest} />}</Field>;
}

export function TextAreaField(props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>): ReactNode {
  const { texts, rest } = splitProps(props);
  return <Field {...texts}>{(control) => <textarea rows={4} {...control} {...rest} />}</Field>;
}
