import { useState, type RefObject } from 'react';
import {
  validateContact,
  type ContactErrors,
  type ContactField,
  type ContactForm,
} from '../../../../domain/contact-form.ts';
import { type ContactKind } from '../../../../domain/contact-topics.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useEarlyTyping } from '../../../app/use-early-typing.ts';
import type { ChosenFiles } from '../../../features/attachments/use-attachments.ts';
import { useSendWithWork } from '../../../features/proof-of-work/send-with-work.ts';
import { contactDraft } from './contact-draft.ts';

const empty: ContactForm = {
  topic: '',
  name: '',
  company: '',
  email: '',
  phone: '',
  bookingNumber: '',
  objectNumber: '',
  message: '',
};

interface ContactFormState {
  form: ContactForm;
  errors: ContactErrors;
  /** The reason why sending failed although all fields are valid. */
  failed: 'later' | 'failed' | 'files' | null;
  busy: boolean;
  /** True while a proof of work is computed, because the message looks automated. */
  working: boolean;
  change(field: ContactField, value: string): void;
  send(website: string): void;
}

export function useContactForm(
  kind: ContactKind,
  initialFields: Partial<ContactForm>,
  element: RefObject<HTMLFormElement | null>,
  files: Pick<ChosenFiles, 'tickets'>,
  onSent: (caseNumber: number) => void,
): ContactFormState {
  const { language } = useTexts();
  const store = contactDraft(kind);
  const draft = useStore(store);
  const [isSubmitted, setSubmitted] = useState(false);
  const form = draft?.form ?? { ...empty, ...initialFields };
  useEarlyTyping(element, (typed) => {
    // A draft from before a reload is not in the fields yet.
    const draft = store.get();
    const currentForm = draft?.form ?? form;
    const early = Object.entries(typed).filter(
      ([field, value]) => field in empty && value !== currentForm[field as ContactField],
    );
    if (early.length === 0) return;
    // The time of input before hydration is unknown, so the navigation start is used.
    const startedAt = draft?.startedAt ?? performance.timeOrigin;
    store.set({ form: { ...currentForm, ...Object.fromEntries(early) }, startedAt });
  });
  const { working, sendWithWork } = useSendWithWork();
  const letter = useSubmit('sendContact', {
    send: (
      body: { formData: ContactForm & { website: string; seconds: number; files: string[] } },
      idempotencyKey,
    ) => {
      const formData = { ...body.formData, kind, language };
      return sendWithWork((proof) => browserApi.call('sendContact', { formData, idempotencyKey, proof }));
    },
    onDone({ caseNumber }) {
      store.set(null);
      onSent(caseNumber);
    },
  });
  const { failure } = letter;
  const localErrors = isSubmitted ? validateContact(kind, form) : {};
  const serverErrors = failure?.type === 'invalid-contact' ? failure.data.fields : {};
  const focusField = (field: string): void =>
    element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  return {
    form,
    errors: { ...(serverErrors as ContactErrors), ...localErrors },
    failed:
      failure === null || failure.type === 'invalid-contact'
        ? null
        : failure.type === 'attachment-over'
          ? 'files'
          : failure.status === 429
            ? 'later'
            : 'failed',
    busy: letter.sending !== null,
    working,
    change(field, value) {
      store.set({ form: { ...form, [field]: value }, startedAt: draft?.startedAt ?? Date.now() });
      if (failure) letter.dismiss();
    },
    send(website) {
      setSubmitted(true);
      const errors = validateContact(kind, form);
      // In document order.
      const firstInvalid = [...(element.current?.elements ?? [])].find(
        (control) => errors[(control as HTMLInputElement).name as ContactField],
      );
      if (firstInvalid) return focusField((firstInvalid as HTMLInputElement).name);
      const seconds = draft ? Math.max(0, (Date.now() - draft.startedAt) / 1000) : 0;
      void letter.submit({ formData: { ...form, website, seconds, files: [...files.tickets] } });
    },
  };
}
