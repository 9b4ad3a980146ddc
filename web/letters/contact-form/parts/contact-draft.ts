import { contactLengths, type ContactField, type ContactForm } from '../../../../domain/contact-form.ts';
import { type ContactKind } from '../../../../domain/contact-topics.ts';
import type { Store } from '../../../app/stores/store.ts';
import { createTabStore } from '../../../app/stores/tab-store.ts';

/** The draft lasts as long as the tab: it survives a reload, a failure and a change of language. */
export interface ContactDraft {
  form: ContactForm;
  /** Time of the first input in milliseconds since 1970; for input from before hydration the time at which the page began to load. */
  startedAt: number;
}

const stores = new Map<ContactKind, Store<ContactDraft | null>>();

/** Each form has its own draft; null before any input and after sending. */
export function contactDraft(kind: ContactKind): Store<ContactDraft | null> {
  const known = stores.get(kind);
  if (known) return known;
  const made = createTabStore<ContactDraft | null>(`contact:${kind}`, null, readDraft);
  stores.set(kind, made);
  return made;
}

/** A stored draft may be of an older release. */
export function readDraft(stored: unknown): ContactDraft | null {
  const { form, startedAt } = (stored ?? {}) as { form?: Record<string, unknown>; startedAt?: unknown };
  if (typeof form !== 'object' || typeof startedAt !== 'number') return null;
  const fields = (Object.keys(contactLengths) as ContactField[]).map((field) => {
    const text = form[field];
    return [field, typeof text === 'string' ? text : ''];
  });
  return { form: Object.fromEntries(fields) as unknown as ContactForm, startedAt };
}
