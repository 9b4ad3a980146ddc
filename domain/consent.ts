/** `required` is needed by the service and cannot be declined; for the others nothing is stored, loaded or sent before consent. */
export const consentCategories = ['required', 'statistic', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

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

/** Reads the choice in a stored list; categories that are not explicitly allowed are refused. */
export function toConsentChoice(usages: readonly { name: string; usage: boolean }[]): ConsentChoice {
  const allows = (category: ConsentCategory): boolean =>
    usages.some(({ name, usage }) => name === category && usage);
  return { statistic: allows('statistic'), marketing: allows('marketing') };
}
