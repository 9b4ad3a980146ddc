/** Sizes of dogs, from the smallest on. */
const petSizes = ['small', 'medium', 'large'] as const;
export type PetSize = (typeof petSizes)[number];

export function isPetSize(text: string): text is PetSize {
  return (petSizes as readonly string[]).includes(text);
}

/** The sizes that a home takes, whose largest it names; one that names none takes all. */
export function allowedPetSizes(largest: string | null): readonly PetSize[] {
  return largest !== null && isPetSize(largest) ? petSizes.slice(0, petSizes.indexOf(largest) + 1) : petSizes;
}

/** The size that a form begins with: a medium dog, or the largest that the home takes. */
export function usualPetSize(largest: string | null): PetSize {
  const allowed = allowedPetSizes(largest);
  return allowed.includes('medium') ? 'medium' : allowed.at(-1)!;
}

/** Whether a home takes dogs of these sizes. Where it names a largest one, all of them have to be told. */
export function arePetSizesAllowed(sizes: readonly string[], pets: number, largest: string | null): boolean {
  const allowed: readonly string[] = allowedPetSizes(largest);
  const areTold = allowed.length === petSizes.length || sizes.length === pets;
  return areTold && sizes.every((size) => allowed.includes(size));
}
