import { useRef, type ReactNode } from 'react';
import {
  contactExtras,
  contactLengths,
  type ContactField,
  type ContactForm as Typed,
} from '../../../../domain/contact-form.ts';
import { type ContactKind } from '../../../../domain/contact-topics.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { MailField } from '../../../features/mail-field/mail-field.tsx';
import { FilesWithoutScripts } from '../../../features/attachments/files-without-scripts.tsx';
import { AttachFiles } from '../../../features/attachments/attach-files.tsx';
import { useAttachments } from '../../../features/attachments/use-attachments.ts';
import styles from '../../parts/letters.module.css';
import { PrivacyNote, SendButton, TrapField } from '../../parts/form-parts.tsx';
import { useContactForm } from './use-contact-form.ts';

const countedFrom = contactLengths.message - 500;

export function ContactForm({
  kind,
  topics,
  known,
  onSent,
}: {
  kind: ContactKind;
  topics: readonly { value: string; text: string }[];
  known: Partial<Typed>;
  onSent: (caseNumber: number) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const files = useAttachments();
  const { form, errors, failed, change, send, working, ...state } = useContactForm(
    kind,
    known,
    element,
    files,
    onSent,
  );
  const busy = state.busy || files.busy;
  const fieldProps = (name: ContactField, optional = false) => {
    const reason = errors[name];
    const label = t(`letters.field.${name}`);
    return {
      name,
      label: optional ? t('letters.optional', { label }) : label,
      error: reason && t(`letters.invalid.${reason}`),
      maxLength: contactLengths[name],
      value: form[name],
      required: !optional,
    };
  };
  const inputProps = (name: ContactField, optional = false) => ({
    ...fieldProps(name, optional),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const { maxLength: _none, ...topic } = inputProps('topic');
  return (
    <form
      ref={element}
      method="post"
      action="/contact/send"
      encType="multipart/form-data"
      noValidate={isHydrated}
      className={styles.form}
      data-testid="contact-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(trap.current?.value ?? '');
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="language" value={language} />
      <FailureNotice text={failed && t(failed === 'files' ? 'attachments.over' : `letters.${failed}`)} />
      <SelectField {...topic}>
        <option value="">{t('letters.choose')}</option>
        {topics.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField {...inputProps('name')} autoComplete="name" />
        <MailField {...fieldProps('email')} onValue={(value) => change('email', value)} />
      </div>
      <div className={styles.pair}>
        {contactExtras[kind].map((name) => (
          <TextField
            key={name}
            {...inputProps(name, true)}
            autoComplete={name === 'company' ? 'organization' : 'off'}
            {...(name !== 'company' && { inputMode: 'numeric' as const })}
          />
        ))}
        <TextField {...inputProps('phone', true)} type="tel" autoComplete="tel" />
      </div>
      <TextAreaField {...inputProps('message')} rows={8} />
      {form.message.length >= countedFrom && (
        <p className={styles.counted}>{`${form.message.length} / ${contactLengths.message}`}</p>
      )}
      {isHydrated ? <AttachFiles files={files} /> : <FilesWithoutScripts />}
      <TrapField ref={trap} />
      <PrivacyNote>{t('letters.privacy')}</PrivacyNote>
      <SendButton busy={busy} working={working} sendingText={t('letters.sending')}>
        {t('letters.send')}
      </SendButton>
    </form>
  );
}
