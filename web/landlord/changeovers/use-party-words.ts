import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { useTexts } from '../../app/texts-context.tsx';

type Party = Pick<NonNullable<Changeover['departure']>, 'persons' | 'childAges' | 'dogs'>;

/** Returns a function that says how many persons arrive or leave. */
export function usePartyWords(): (party: Party) => string {
  const { t } = useTexts();
  return ({ persons, childAges, dogs }) => {
    if (persons === null) return t('landlord.changeovers.unknown');
    const ages = t('landlord.changeovers.ages', { list: childAges.toSorted((a, b) => a - b).join(', ') });
    return [
      t('landlord.changeovers.persons', { count: persons }),
      childAges.length > 0 && t('landlord.changeovers.children', { count: childAges.length, ages }),
      dogs > 0 && t('landlord.changeovers.dogs', { count: dogs }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}
