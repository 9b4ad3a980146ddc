/** Smallest first. */
const petSizes = ['small', 'medium', 'large'] as const;
export type PetSize = (typeof petSizes)[number];

export function isPetSize(text: string): text is PetSize {
  return (petSizes as readonly string[]).includes(text);
}

/** A home without a maximum size takes all. */
export function allowedPetSizes(largest: string | null): readonly PetSize[] {
  return largest !== null && isPetSize(largest) ? petSizes.slice(0, petSizes.indexOf(largest) + 1) : petSizes;
}

/** Default of a form: medium, or the largest size that the home takes. */
export function usualPetSize(largest: string | null): PetSize {
  const allowed = allowedPetSizes(largest);
  return allowed.includes('medium') ? 'medium' : allowed.at(-1)!;
}

/**
 * True if the home takes dogs of these sizes. Callers may omit all sizes: the price then says only that dogs are
 * allowed. If the home has a maximum size, either every dog has a size or none.
 */
export function arePetSizesAllowed(sizes: readonly string[], pets: number, largest: string | null): boolean {
  const allowed: readonly string[] = allowedPetSizes(largest);
  const hasEnoughSizes = allowed.length === petSizes.length || sizes.length === 0 || sizes.length === pets;
  return hasEnoughSizes && sizes.every((size) => allowed.includes(size));
}
