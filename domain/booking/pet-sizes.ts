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

/**
 * Whether a home takes dogs of these sizes. Who tells none, as a caller may that knows of no sizes, is answered by the price: it says
 * that the home takes dogs. Where the home names a largest size, one is told for all dogs or for none.
 */
export function arePetSizesAllowed(sizes: readonly string[], pets: number, largest: string | null): boolean {
  const allowed: readonly string[] = allowedPetSizes(largest);
  const areTold = allowed.length === petSizes.length || sizes.length === 0 || sizes.length === pets;
  return areTold && sizes.every((size) => allowed.includes(size));
}
