/**
 * The rooms of the code base. A file belongs to the first room whose pattern matches its path from the root. The
 * pattern's group distinguishes areas, views, pages or rooms of the web.
 */
export const rooms = [
  // Test code, which no other code may import.
  { category: 'test', pattern: /\.test\.tsx?$|(?:^|\/)testing\// },
  { category: 'domain', pattern: /^domain\// },
  { category: 'texts', pattern: /^texts\// },
  { category: 'content', pattern: /^content\// },
  { category: 'contract', pattern: /^contract\// },
  // Tools that generate the data of an engine. An engine itself has one purpose, and only its face may be imported.
  { category: 'scripts', pattern: /^engines\/[^/]+\/makers\// },
  { category: 'engine-face', pattern: /^engines\/([^/]+)\/face\.ts$/ },
  { category: 'engine', pattern: /^engines\/([^/]+)\// },
  { category: 'database', pattern: /^database\// },
  { category: 'rules', pattern: /^server\/areas\/([^/]+)\/rules\// },
  // The face of an area has the area's name. All other files of the folder are internal.
  { category: 'face', pattern: /^server\/areas\/([^/]+)\/\1\.ts$/ },
  { category: 'handlers', pattern: /^server\/areas\/([^/]+)\/handlers\// },
  // The SQL of an area. Feeds and the demo world use it to fill the catalogue in their own transactions.
  { category: 'store', pattern: /^server\/areas\/([^/]+)\/(?:[^/]+\/)?[^/]+-store\.ts$/ },
  { category: 'area', pattern: /^server\/areas\/([^/]+)\// },
  { category: 'platform', pattern: /^server\/platform\// },
  // The words in which an area declares its calls, independent of how http handles them.
  {
    category: 'calls',
    pattern: /^server\/http\/(?:handler|bind|area-module|raw-routes|page-tags|mail-page)\.ts$/,
  },
  // Everything that loads the image library. It runs in a process of its own, and no other code imports it.
  { category: 'images', pattern: /^server\/images\// },
  { category: 'http', pattern: /^server\/http\// },
  { category: 'config', pattern: /^server\/(?:config|trusted-proxies|database-addresses)\.ts$/ },
  { category: 'start-errors', pattern: /^server\/expected-start-errors\.ts$/ },
  { category: 'server', pattern: /^server\/(?:context\/)?[^/]+\.ts$/ },
  // The floors of the web from the bottom up. Each floor may import from those below.
  { category: 'app', pattern: /^web\/app\// },
  { category: 'component', pattern: /^web\/components\// },
  { category: 'feature', pattern: /^web\/features\/[^/]+\// },
  { category: 'view', pattern: /^web\/views\/([^/]+)\// },
  { category: 'page', pattern: /^web\/pages\/([^/]+)\// },
  { category: 'room', pattern: /^web\/(landlord|account|admin|letters|partner)\// },
  // The shell around the pages of a work room. The room imports it, so that guests do not load it.
  { category: 'work-shell', pattern: /^web\/shell\/work\// },
  { category: 'shell', pattern: /^web\/shell\// },
  { category: 'web', pattern: /^web\/[^/]+$/ },
  { category: 'demo', pattern: /^demo\// },
  { category: 'import', pattern: /^import\// },
  { category: 'tests', pattern: /^tests\// },
  { category: 'scripts', pattern: /^(?:bench|scripts)\// },
];

const words = ['domain', 'texts', 'contract'];
const areaMayTake = [...words, 'database', 'platform', 'config', 'face', 'calls'];

/** Which rooms may import from which. Other imports are errors. Rooms without an entry are tools and types. */
export const allowedImports = {
  domain: ['domain'],
  texts: ['texts', 'domain'],
  content: ['content', 'domain'],
  contract: ['contract', 'domain'],
  'engine-face': ['domain'],
  engine: ['domain'],
  rules: words,
  store: areaMayTake,
  area: areaMayTake,
  handlers: areaMayTake,
  face: areaMayTake,
  // The types of the columns name units of the domain.
  database: ['database', 'domain'],
  platform: ['platform', 'database', 'domain', 'config'],
  images: ['images', 'engine-face', 'platform', 'domain'],
  config: ['domain', 'config'],
  'start-errors': ['config', 'platform'],
  calls: [...words, 'calls', 'http', 'config', 'platform'],
  http: [...words, 'http', 'calls', 'config', 'platform', 'app', 'face'],
  server: [
    ...words,
    'server',
    'config',
    'start-errors',
    'engine-face',
    'images',
    'http',
    'calls',
    'platform',
    'face',
  ],
  app: [...words, 'app'],
  component: ['domain', 'texts', 'app', 'component'],
  feature: [...words, 'app', 'component', 'feature'],
  view: [...words, 'app', 'component', 'feature'],
  page: [...words, 'app', 'component', 'feature', 'view'],
  room: [...words, 'app', 'component', 'feature', 'work-shell'],
  'work-shell': [...words, 'app', 'component', 'feature', 'shell', 'work-shell'],
  shell: [...words, 'app', 'component', 'feature', 'shell'],
  web: [...words, 'web', 'app', 'component', 'shell'],
  demo: [...words, 'engine-face', 'database', 'platform', 'config', 'start-errors', 'face', 'store', 'demo'],
  import: [
    ...words,
    'engine-face',
    'database',
    'platform',
    'config',
    'start-errors',
    'face',
    'store',
    'import',
  ],
};

/**
 * Exceptions from the table. `of` restricts an entry to one area, `engine` to the face of one engine. `own` allows
 * imports within the same area, view, page, room or engine. `typesOnly` allows imports that are erased at run time.
 */
const exceptions = [
  // Internal files of an area, rule, view, page or room.
  { from: ['rules'], to: ['rules'], own: true },
  { from: ['area', 'store', 'handlers', 'face'], to: ['area', 'store', 'rules'], own: true },
  // The face exports the area's calls, bound to their handlers.
  { from: ['face'], to: ['handlers'], own: true },
  { from: ['view'], to: ['view'], own: true },
  { from: ['page'], to: ['page'], own: true },
  { from: ['room'], to: ['room'], own: true },
  // Landlords and the office see a home as guests will, so they share the parts of the view.
  { from: ['room'], of: 'landlord', to: ['view'] },
  { from: ['room'], of: 'admin', to: ['view'] },
  // The search engine belongs to its area, through which all others use it.
  {
    from: ['area', 'store', 'handlers', 'face', 'rules'],
    of: 'search',
    to: ['engine-face'],
    engine: 'search',
  },
  // Only geography knows towns without homes.
  { from: ['area'], of: 'locations', to: ['engine-face'], engine: 'geography' },
  // The typed text of a search is parsed where places are found by name.
  { from: ['area'], of: 'locations', to: ['engine-face'], engine: 'sentences' },
  // Only one area reads the editors' seed pages.
  { from: ['area', 'handlers', 'face'], of: 'content', to: ['content'] },
  // Rules of pictures use the types of drawings and picture formats.
  { from: ['rules'], of: 'pictures', to: ['engine-face'], engine: 'pictures', typesOnly: true },
  // Areas use the types of pictures. The implementation is injected.
  { from: ['area', 'store', 'handlers', 'face'], to: ['engine-face'], engine: 'pictures', typesOnly: true },
  // The documents engine creates documents. The area exports the types that describe them.
  { from: ['area', 'face'], of: 'documents', to: ['engine-face'], engine: 'documents' },
  // The map engine creates tiles, with the names that the area's store reads.
  { from: ['area', 'face', 'store'], of: 'map', to: ['engine-face'], engine: 'map' },
  // The pages engine caches rendered pages.
  { from: ['http'], to: ['engine-face'], engine: 'pages' },
  { from: ['engine-face', 'engine'], to: ['engine'], own: true },
];

const placesByFile = new Map();

/**
 * Returns the room of a file, and its area, view or page. Null for a file outside all rooms.
 * @param {string} file The path from the root, with slashes.
 * @returns {{ category: string, part: string | undefined } | null}
 */
export function findRoom(file) {
  if (!placesByFile.has(file)) placesByFile.set(file, matchRoom(file));
  return placesByFile.get(file);
}

function matchRoom(file) {
  for (const { category, pattern } of rooms) {
    const match = pattern.exec(file);
    if (match) return { category, part: match[1] };
  }
  return null;
}

/**
 * Returns true if a file may import another.
 * @param {string} from
 * @param {string} to
 * @param {boolean} [typesOnly] True if the import is erased at run time.
 * @returns {boolean}
 */
export function mayImport(from, to, typesOnly = false) {
  const [importer, other] = [findRoom(from), findRoom(to)];
  if (!importer || !other) return false;
  if (allowedImports[importer.category]?.includes(other.category)) return true;
  return exceptions.some(
    (one) =>
      one.from.includes(importer.category) &&
      one.to.includes(other.category) &&
      (one.of === undefined || one.of === importer.part) &&
      (one.engine === undefined || one.engine === other.part) &&
      (!one.own || importer.part === other.part) &&
      (!one.typesOnly || typesOnly),
  );
}
