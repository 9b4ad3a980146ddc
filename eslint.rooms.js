import { readdirSync } from 'node:fs';

const areas = readdirSync('server/areas');

/**
 * The rooms of the house. A file belongs to the first room whose pattern fits its whole path; `capture` tells one area,
 * view or page from another.
 */
export const rooms = [
  // What only tests need stays with them: nobody else may import it.
  { category: 'test', pattern: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**/*'] },
  { category: 'domain', pattern: 'domain/**/*' },
  { category: 'texts', pattern: 'texts/**/*' },
  { category: 'content', pattern: 'content/**/*' },
  { category: 'contract', pattern: 'contract/**/*' },
  { category: 'geography', pattern: 'geography/**/*' },
  { category: 'search', pattern: 'search/**/*' },
  { category: 'illustrations', pattern: 'illustrations/**/*' },
  { category: 'database', pattern: 'database/**/*' },
  { category: 'rules', pattern: 'server/areas/*/rules/**/*', capture: ['area'] },
  // The face of an area carries its name; everything else in the folder is the area's own.
  ...areas.map((area) => ({
    category: 'face',
    pattern: `server/areas/@(${area})/${area}.ts`,
    capture: ['area'],
  })),
  { category: 'handlers', pattern: 'server/areas/*/handlers/**/*', capture: ['area'] },
  // An area's SQL. Feeds and the demo world fill the catalogue by it, in their own transactions.
  { category: 'store', pattern: 'server/areas/*/*-store.ts', capture: ['area'] },
  { category: 'area', pattern: 'server/areas/*/**/*', capture: ['area'] },
  { category: 'platform', pattern: 'server/platform/**/*' },
  // What an area says its calls in; how http answers them is none of its business.
  { category: 'calls', pattern: 'server/http/@(handler|bind|area-module|raw-routes|page-tags|mail-page).ts' },
  // All that knows pixels. It runs in a process of its own: nobody else loads it.
  { category: 'images', pattern: 'server/images/**/*' },
  { category: 'http', pattern: 'server/http/**/*' },
  { category: 'config', pattern: 'server/@(config|trusted-proxies).ts' },
  { category: 'start-errors', pattern: 'server/expected-start-errors.ts' },
  { category: 'server', pattern: ['server/*.ts', 'server/context/*.ts'] },
  // The floors of the web, from the ground up; whoever stands on one leans on those below.
  { category: 'app', pattern: 'web/app/**/*' },
  { category: 'component', pattern: 'web/components/**/*' },
  { category: 'feature', pattern: 'web/features/*/**/*' },
  { category: 'view', pattern: 'web/views/*/**/*', capture: ['view'] },
  { category: 'page', pattern: 'web/pages/*/**/*', capture: ['page'] },
  { category: 'room', pattern: 'web/@(landlord|account|admin|letters|partner)/**/*', capture: ['room'] },
  { category: 'shell', pattern: 'web/shell/**/*' },
  { category: 'web', pattern: 'web/*' },
  { category: 'demo', pattern: 'demo/**/*' },
  { category: 'import', pattern: 'import/**/*' },
  { category: 'tests', pattern: 'tests/**/*' },
  { category: 'scripts', pattern: 'scripts/**/*' },
];

const words = ['domain', 'texts', 'contract'];
const areaMayTake = [...words, 'database', 'platform', 'config', 'face', 'calls'];

/** Who may import whom: what is not named here fails. Rooms without a line are tools and types. */
export const allowed = {
  domain: ['domain'],
  texts: ['texts', 'domain'],
  content: ['content', 'domain'],
  contract: ['contract', 'domain'],
  geography: ['geography', 'domain'],
  search: ['search', 'domain'],
  illustrations: ['illustrations', 'domain'],
  rules: words,
  store: areaMayTake,
  area: areaMayTake,
  handlers: areaMayTake,
  face: areaMayTake,
  database: ['database'],
  platform: ['platform', 'database', 'domain', 'config'],
  images: ['images', 'illustrations', 'platform', 'domain'],
  config: ['domain', 'config'],
  'start-errors': ['config', 'platform'],
  calls: [...words, 'calls', 'http', 'config', 'platform'],
  http: [...words, 'http', 'calls', 'config', 'platform', 'app', 'face'],
  server: [
    ...words,
    'server',
    'config',
    'start-errors',
    'illustrations',
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
  room: [...words, 'app', 'component', 'feature'],
  shell: [...words, 'app', 'component', 'feature', 'shell'],
  web: [...words, 'web', 'app', 'component', 'shell'],
  demo: [
    ...words,
    'geography',
    'illustrations',
    'database',
    'platform',
    'config',
    'start-errors',
    'store',
    'demo',
  ],
  import: [
    ...words,
    'geography',
    'database',
    'platform',
    'config',
    'start-errors',
    'face',
    'store',
    'import',
  ],
};

const room = (categories, captured) => ({ file: { categories, ...(captured && { captured }) } });
const ownArea = { area: '{{ from.file.captured.area }}' };

const policies = [
  ...Object.entries(allowed).map(([from, to]) => ({ from: room(from), allow: { to: room(to) } })),
  // An area's own files, a rule's own rules, a view's, a page's and a room's own parts.
  { from: room('rules'), allow: { to: room('rules', ownArea) } },
  {
    from: room(['area', 'store', 'handlers', 'face']),
    allow: { to: room(['area', 'store', 'rules'], ownArea) },
  },
  // The face hands over the area's calls, bound to their handlers.
  { from: room('face'), allow: { to: room('handlers', ownArea) } },
  { from: room('view'), allow: { to: room('view', { view: '{{ from.file.captured.view }}' }) } },
  { from: room('page'), allow: { to: room('page', { page: '{{ from.file.captured.page }}' }) } },
  { from: room('room'), allow: { to: room('room', { room: '{{ from.file.captured.room }}' }) } },
  // The engine belongs to the area of search, which hands its answers to all others.
  {
    from: room(['area', 'store', 'handlers', 'face', 'rules'], { area: 'search' }),
    allow: { to: room('search') },
  },
  // Where towns lie that have no homes is known to geography alone.
  { from: room('area', { area: 'locations' }), allow: { to: room('geography') } },
  // What editors have written is read by one area alone.
  { from: room(['area', 'handlers', 'face'], { area: 'content' }), allow: { to: room('content') } },
  // Rules of pictures know what a drawing is asked for, and in which forms a picture is made.
  {
    from: room('rules', { area: 'pictures' }),
    allow: { to: room(['illustrations', 'images']), dependency: { kind: 'type' } },
  },
  // Areas say what they want of pictures; who makes them is handed in.
  {
    from: room(['area', 'store', 'handlers', 'face']),
    allow: { to: room('images'), dependency: { kind: 'type' } },
  },
];

export const boundarySettings = {
  'boundaries/files': rooms,
  'boundaries/files-single-match': true,
  'import/resolver': { node: { extensions: ['.ts', '.tsx', '.json'] } },
};

export const boundaryRules = {
  'boundaries/dependencies': ['error', { default: 'disallow', policies }],
  'boundaries/no-unknown-files': 'error',
  'boundaries/no-unknown-dependencies': 'error',
};
