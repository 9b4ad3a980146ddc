/** Hands a typed mail address on when its field is left. Without the code that does so nothing is kept. */
export function keepContact({ target }: { target: { value: string } }): void {
  // As it was left: while the code is fetched, the guest may already type on.
  const { value } = target;
  void import('./save-contact.ts').then(
    ({ saveTypedContact }) => saveTypedContact(value),
    () => undefined,
  );
}
