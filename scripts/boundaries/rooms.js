/**
 * The rooms of the house. A file belongs to the first room whose pattern fits its path from the root; the pattern's group
 * tells one area, view, page or room of the web from another.
 */
export const rooms = [
  // What only tests need stays with them: nobody else may import it.
  { category: 'test', pattern: /\.test\.tsx?$|(?:^|\/)testing\// },
  { category: 'domain', pattern: /^domain\// },
  { category: 'texts', pattern: /^texts\// },
  { category: 'content', pattern: /^content\// },
  { category: 'contract', pattern: /^contract\// },
  // An engine does one thing and is entered by its face alone. What makes its data is a tool.
  { category: 'scripts', pattern: /^engines\/[^/]+\/makers\// },
  { category: 'engine-face', pattern: /^engines\/([^/]+)\/face\.ts$/ },
  { category: 'engine', pattern: /^engines\/([^/]+)\// },
  { category: 'database', pattern: /^database\// },
  { category: 'rules', pattern: /^server\/areas\/([^/]+)\/rules\// },
  // The face of an area carries its name; everything else in the folder is the area's own.
  { category: 'face', pattern: /^server\/areas\/([^/]+)\/\1\.ts$/ },
  { category: 'handlers', pattern: /^server\/areas\/([^/]+)\/handlers\// },
  // An area's SQL. Feeds and the demo world fill the catalogue by it, in their own transactions.
  { category: 'store', pattern: /^server\/areas\/([^/]+)\/(?:[^/]+\/)?[^/]+-store\.ts$/ },
  { category: 'area', pattern: /^server\/areas\/([^/]+)\// },
  { category: 'platform', pattern: /^server\/platform\// },
  // What an area says its calls in; how http answers them is none of its business.
  {
    category: 'calls',
    pattern: /^server\/http\/(?:handler|bind|area-module|raw-routes|page-tags|mail-page)\.ts$/,
  },
  // All that knows pixels. It runs in a process of its own: nobody else loads it.
  { category: 'images', pattern: /^server\/images\// },
  { category: 'http', pattern: /^server\/http\// },
  { category: 'config', pattern: /^server\/(?:config|trusted-proxies|database-addresses)\.ts$/ },
  { category: 'start-errors', pattern: /^server\/expected-start-errors\.ts$/ },
  { category: 'server', pattern: /^server\/(?:context\/)?[^/]+\.ts$/ },
  // The floors of the web, from the ground up; whoever stands on one leans on those below.
  { category: 'app', pattern: /^web\/app\// },
  { category: 'component', pattern: /^web\/components\// },
  { category: 'feature', pattern: /^web\/features\/[^/]+\// },
  { category: 'view', pattern: /^web\/views\/([^/]+)\// },
  { category: 'page', pattern: /^web\/pages\/([^/]+)\// },
  { category: 'room', pattern: /^web\/(landlord|account|admin|letters|partner)\// },
  // What stands around the pages of a work room: the room brings it along, so that no guest loads it.
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

/** Who may import whom: what is not named here fails. Rooms without a line are tools and types. */
export const allowed = {
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
  database: ['database'],
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
 * What the table does not say. `of` narrows a line to one area, `engine` to the face of one engine; `own` lets files import from
 * the same area, view, page, room or engine alone; `typesOnly` what is gone when the program runs.
 */
const exceptions = [
  // An area's own files, a rule's own rules, a view's, a page's and a room's own parts.
  { from: ['rules'], to: ['rules'], own: true },
  { from: ['area', 'store', 'handlers', 'face'], to: ['area', 'store', 'rules'], own: true },
  // The face hands over the area's calls, bound to their handlers.
  { from: ['face'], to: ['handlers'], own: true },
  { from: ['view'], to: ['view'], own: true },
  { from: ['page'], to: ['page'], own: true },
  { from: ['room'], to: ['room'], own: true },
  // Landlords and the office see a home as guests will: the parts of the view are the same.
  { from: ['room'], of: 'landlord', to: ['view'] },
  { from: ['room'], of: 'admin', to: ['view'] },
  // The engine of search belongs to its area, which hands its answers to all others.
  {
    from: ['area', 'store', 'handlers', 'face', 'rules'],
    of: 'search',
    to: ['engine-face'],
    engine: 'search',
  },
  // Where towns lie that have no homes is known to geography alone.
  { from: ['area'], of: 'locations', to: ['engine-face'], engine: 'geography' },
  // What is typed into the search is read where places are found by name.
  { from: ['area'], of: 'locations', to: ['engine-face'], engine: 'sentences' },
  // What editors have written is read by one area alone.
  { from: ['area', 'handlers', 'face'], of: 'content', to: ['content'] },
  // Rules of pictures know what a drawing is asked for, and in which forms a picture is made.
  { from: ['rules'], of: 'pictures', to: ['engine-face'], engine: 'pictures', typesOnly: true },
  // Areas say what they want of pictures; who makes them is handed in.
  { from: ['area', 'store', 'handlers', 'face'], to: ['engine-face'], engine: 'pictures', typesOnly: true },
  // Documents are set by their engine. The area hands others what they describe documents with.
  { from: ['area', 'face'], of: 'documents', to: ['engine-face'], engine: 'documents' },
  // Tiles of the map are made by theirs, with the names that the area's store reads.
  { from: ['area', 'face', 'store'], of: 'map', to: ['engine-face'], engine: 'map' },
  // Rendered pages wait in theirs.
  { from: ['http'], to: ['engine-face'], engine: 'pages' },
  // An engine's own files.
  { from: ['engine-face', 'engine'], to: ['engine'], own: true },
];

const placesByFile = new Map();

/**
 * The room of a file, and which area, view or page of it; null for a file outside of all rooms.
 * @param {string} file The path from the root, with slashes.
 * @returns {{ category: string, part: string | undefined } | null}
 */
export function placeOf(file) {
  if (!placesByFile.has(file)) placesByFile.set(file, findPlace(file));
  return placesByFile.get(file);
}

function findPlace(file) {
  for (const { category, pattern } of rooms) {
    const match = pattern.exec(file);
    if (match) return { category, part: match[1] };
  }
  return null;
}

/**
 * Whether a file may import another.
 * @param {string} from
 * @param {string} to
 * @param {boolean} [typesOnly] Whether the import is gone when the program runs.
 * @returns {boolean}
 */
export function mayImport(from, to, typesOnly = false) {
  const [own, other] = [placeOf(from), placeOf(to)];
  if (!own || !other) return false;
  if (allowed[own.category]?.includes(other.category)) return true;
  return exceptions.some(
    (one) =>
      one.from.includes(own.category) &&
      one.to.includes(other.category) &&
      (one.of === undefined || one.of === own.part) &&
      (one.engine === undefined || one.engine === other.part) &&
      (!one.own || own.part === other.part) &&
      (!one.typesOnly || typesOnly),
  );
}
