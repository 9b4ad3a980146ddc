const mandant = 'feriola';

/** True when a call asks another site. A form that leaves the field empty means what leaving it out means. */
export const isOtherMandant = (asked: unknown): boolean =>
  asked !== undefined && asked !== null && asked !== '' && asked !== mandant;
