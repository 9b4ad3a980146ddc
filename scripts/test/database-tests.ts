/**
 * Selects the database tests that a change can have broken. Nearly all of them import the whole server, so imports are
 * no criterion. A change is tested in its own area, and a change of shared code in some areas.
 */
export function databaseTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(changed.flatMap(listTestFolders));
  return tests.filter(
    (test) => changed.includes(test) || [...folders].some((folder) => test.startsWith(folder)),
  );
}

/** Folders whose tests find most faults of changes outside the areas. */
const relatedFolders: readonly (readonly [changed: string, tests: readonly string[]])[] = [
  ['database/', ['database/', 'server/platform/migrate', 'server/areas/booking/booking.db']],
  ['server/platform/', ['server/platform/', 'server/areas/booking/booking.db']],
  ['server/http/', ['server/sample-area', 'tests/trust/replies', 'tests/trust/cached-pages']],
  ['server/context', ['server/sample-area', 'tests/trust/replies']],
  ['engines/documents/', ['server/areas/booking/documents/', 'server/areas/payouts/']],
  ['engines/search/', ['server/areas/search/']],
  ['domain/pricing/', ['server/areas/pricing/', 'server/areas/booking/booking.db']],
  ['domain/calendars/', ['server/areas/calendars/', 'import/run-calendars']],
  ['content/', ['server/areas/content/']],
  ['import/', ['import/']],
  ['demo/', ['demo/']],
  ['engines/map/', ['server/areas/map/']],
  ['engines/pages/', ['tests/trust/cached-pages', 'tests/trust/changed-pages']],
  ['engines/geography/', ['import/geography/', 'import/locations/']],
];

function listTestFolders(file: string): readonly string[] {
  const [, area] = /^(?:server\/areas|contract)\/([^/]+)\//.exec(file) ?? [];
  if (area) return [`server/areas/${area}/`];
  return relatedFolders.flatMap(([changed, tests]) => (file.startsWith(changed) ? tests : []));
}
