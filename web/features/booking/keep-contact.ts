/** Hands a typed mail address on when its field is left. Without the code that does so nothing is kept. */
export function keepContact(value: string): void {
  void import('./save-contact.ts').then(
    ({ saveTypedContact }) => saveTypedContact(value),
    () => undefined,
  );
}
