import type { IconName } from '../../components/icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  town: 'town',
  sight: 'mountain',
  beach: 'umbrella',
  lake: 'wave',
};

/** The sign of a kind of sight. Texts: `map.poiKind.<kind>`; a kind that has neither is a place like others. */
export function poiIcon(kind: string): IconName {
  return icons[kind] ?? 'pin';
}
