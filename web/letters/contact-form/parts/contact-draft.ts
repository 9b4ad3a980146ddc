import { contactLengths, type ContactField, type ContactForm } from '../../../../domain/contact-form.ts';
import { type ContactKind } from '../../../../domain/contact-topics.ts';
import type { Store } from '../../../app/stores/store.ts';
import { createTabStore } from '../../../app/stores/tab-store.ts';

/** A draft is stored for the lifetime of the tab: it survives a reload, a failure and a change of language. */
export interface ContactDraft {
  form: ContactForm;
  /** Time of the first input in milliseconds since 1970. For input before hydration it is the time of navigation. */
  startedAt: number;
}

const stores = new Map<ContactKind, Store<ContactDraft | null>>();

/** Returns the draft store of a form. Its value is null before any input and after sending. */
export function contactDraft(kind: ContactKind): Store<ContactDraft | null> {
  const existingStore = stores.get(kind);
  if (existingStore) return existingStore;
  const newStore = createTabStore<ContactDraft | null>(`contact:${kind}`, null, readDraft);
  stores.set(kind, newStore);
  return newStore;
}

/** Validates the stored draft, because it may come from an older release. */
export function readDraft(stored: unknown): ContactDraft | null {
  const { form, startedAt } = (stored ?? {}) as { form?: Record<string, unknown>; startedAt?: unknown };
  if (typeof form !== 'object' || typeof startedAt !== 'number') return null;
  const fields = (Object.keys(contactLengths) as ContactField[]).map((field) => {
    const text = form[field];
    return [field, typeof text === 'string' ? text : ''];
  });
  return { form: Object.fromEntries(fields) as unknown as ContactForm, startedAt };
}
