/**
 * What a visitor may allow. `required` is what the service itself needs and cannot be declined; nothing
 * of the others is stored, loaded or sent before they are allowed.
 */
export const consentCategories = ['required', 'statistic', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** A category with its answer, as the cookie and the server's log keep it. */
export interface CategoryUsage {
  name: ConsentCategory;
  usage: boolean;
}

export interface ConsentChoice {
  statistic: boolean;
  marketing: boolean;
}

export const nothingAllowed: ConsentChoice = { statistic: false, marketing: false };

export function categoryUsages({ statistic, marketing }: ConsentChoice): CategoryUsage[] {
  return [
    { name: 'required', usage: true },
    { name: 'statistic', usage: statistic },
    { name: 'marketing', usage: marketing },
  ];
}

/** The choice of a stored list; what it does not allow in so many words is not allowed. */
export function choiceOf(usages: readonly { name: string; usage: boolean }[]): ConsentChoice {
  const allows = (category: ConsentCategory): boolean =>
    usages.some(({ name, usage }) => name === category && usage);
  return { statistic: allows('statistic'), marketing: allows('marketing') };
}
