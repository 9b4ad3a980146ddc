const mandant = 'feriola';

/** True when a call names another site. An empty field, as forms send it, counts as absent. */
export const isOtherMandant = (asked: unknown): boolean =>
  asked !== undefined && asked !== null && asked !== '' && asked !== mandant;
