import type { IconName } from '../../components/icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  town: 'town',
  sight: 'mountain',
  beach: 'umbrella',
  lake: 'wave',
};

/** Returns the icon of a kind of sight, whose text is `map.poiKind.<kind>`; unknown kinds get the icon of a place. */
export function poiIcon(kind: string): IconName {
  return icons[kind] ?? 'pin';
}
