/** Stores a typed mail address when its field is left. If that code fails to load, nothing is stored. */
export function keepContact(value: string): void {
  void import('./save-contact.ts').then(
    ({ saveTypedContact }) => saveTypedContact(value),
    () => undefined,
  );
}
