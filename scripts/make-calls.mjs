/**
 * Generates the lists of all calls from contracts and handlers: the API, the handlers of each area, the paths for
 * browsers, and the sample calls of tests. The lists are not in the repository. They are generated in a few hundredths
 * of a second before anything is built, tested or checked. The file is plain JavaScript, because it runs before
 * dependencies are installed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const header = '// Made by scripts/make-calls.mjs.\n';
const isSource = (path) => /\.tsx?$/.test(path) && !/\.(test|generated)\.tsx?$/.test(path);

/**
 * Returns the contents of all lists by their paths relative to the root.
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function describeCalls(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const sourcesIn = (folder) => filesIn(root, folder).filter(isSource);
  const calls = readCalls(sourcesIn('contract'), read);
  const lists = new Map([['contract/api.generated.ts', describeApi(calls)]]);
  for (const [area, ofArea] of calls) {
    const folder = `server/areas/${area}`;
    const handlers = readHandlers(sourcesIn(`${folder}/handlers`), read);
    lists.set(`${folder}/calls.generated.ts`, describeArea(area, ofArea, handlers));
  }
  lists.set(samplesFile, describeSamples([...calls.keys()]));
  const web = sourcesIn('web').map((path) => ({ path, text: read(path) }));
  for (const [path, text] of describePaths([...calls.values()].flat(), web)) lists.set(path, text);
  return lists;
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : [path];
    });
}

/** Returns the declared calls by area, which is the folder of their contracts. */
function readCalls(paths, read) {
  const calls = new Map();
  for (const path of paths.filter((one) => one.split('/').length === 3)) {
    const [, ...parts] = read(path).split(/^export const (?=\w+ = defineEndpoint\()/m);
    const area = path.split('/')[1];
    for (const part of parts) {
      const name = /^\w+/.exec(part)[0];
      const call = { name, file: path, method: findLiteral(part, 'method'), path: findLiteral(part, 'path') };
      if (!call.method || !call.path) throw new Error(`${path}: method and path of ${name} are no literals.`);
      calls.set(area, [...(calls.get(area) ?? []), call]);
    }
  }
  return calls;
}

const findLiteral = (text, field) => new RegExp(`^  ${field}: '([^']+)'`, 'm').exec(text)?.[1];

/** Returns the file of each `<call>Handler` and `<call>Writer` of an area. */
function readHandlers(paths, read) {
  const files = new Map();
  for (const path of paths) {
    const text = read(path);
    for (const [, name] of text.matchAll(
      /^export (?:async )?(?:function|const) (\w+(?:Handler|Writer))\b/gm,
    )) {
      files.set(name, path);
    }
  }
  return files;
}

const sortNames = (names) => [...names].sort();
const toCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const toKebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function importLines(from, filesByName) {
  return [...filesByName]
    .map(([name, file]) => {
      const way = relative(dirname(from), file);
      return `import { ${name} } from '${way.startsWith('.') ? way : `./${way}`}';\n`;
    })
    .join('');
}

function describeApi(calls) {
  const allCalls = [...calls.values()].flat();
  const areas = [...calls].map(
    ([area, ofArea]) => `  '${area}': ${ofArea.map(({ name }) => `'${name}'`).join(' | ')};\n`,
  );
  return `${header}${importLines(
    'contract/api.generated.ts',
    new Map(allCalls.map(({ name, file }) => [name, file])),
  )}
export const api = {
${allCalls.map(({ name }) => `  ${name},\n`).join('')}} as const;

export interface CallsOfAreas {
${areas.join('')}}
`;
}

function describeArea(area, calls, handlers) {
  const ownFile = `server/areas/${area}/calls.generated.ts`;
  const files = new Map(calls.map(({ name, file }) => [name, file]));
  const lines = calls.map(({ name }) => {
    const handler = `${name}Handler`;
    const writer = `${name}Writer`;
    // A missing handler is imported anyway, so that the compiler reports where it should be.
    files.set(handler, handlers.get(handler) ?? `server/areas/${area}/handlers/${toKebabCase(name)}.ts`);
    if (handlers.has(writer)) files.set(writer, handlers.get(writer));
    return `  ${name}: [${[name, handler, ...(handlers.has(writer) ? [writer] : [])].join(', ')}],\n`;
  });
  return `${header}${importLines(ownFile, files)}
export const ${toCamelCase(area)}Calls = {
${lines.join('')}} as const;
`;
}

const samplesFile = 'tests/trust/valid-calls/valid-calls.generated.ts';

/**
 * Generates the list of sample calls, with which the tests execute each call. An area without samples is imported
 * anyway, so that the compiler reports it.
 */
function describeSamples(areas) {
  const names = areas.map((area) => `${toCamelCase(area)}Calls`);
  const files = new Map(areas.map((area, at) => [names[at], `tests/trust/valid-calls/${area}.ts`]));
  return `${header}${importLines(samplesFile, files)}
export const validCalls = {
${names.map((name) => `  ...${name},\n`).join('')}};
`;
}

const pathsFile = 'endpoint-paths.generated.ts';
const guestFolder = 'web/app/api';

/**
 * Generates the paths of calls by the folder whose files make them. A room of the web and a lazily loaded part have
 * paths of their own, and register them in one of their files. The calls of all other files are known to guests'
 * browsers.
 */
function describePaths(calls, files) {
  const registeringFiles = files.filter(({ text }) => text.includes(`from './${pathsFile}'`));
  const folders = sortNames(new Set([guestFolder, ...registeringFiles.map(({ path }) => dirname(path))]));
  const callsByName = new Map(calls.map((call) => [call.name, call]));
  const makers = new Map();
  for (const { path, text } of files) {
    const folder = folders.find((one) => path.startsWith(`${one}/`)) ?? guestFolder;
    for (const name of findCallNames(text)) {
      if (callsByName.has(name)) makers.set(name, (makers.get(name) ?? new Set()).add(folder));
    }
  }
  const names = sortNames(makers.keys());
  return folders.map((folder) => {
    const ownNames = names.filter((name) => {
      const folders = makers.get(name);
      return folders.has(guestFolder) ? folder === guestFolder : folders.has(folder);
    });
    const lines = ownNames.map(
      (name) => `  ${name}: ['${callsByName.get(name).method}', '${callsByName.get(name).path}'],\n`,
    );
    const type = `\nexport type BrowserEndpoint = ${names.map((name) => `\n  | '${name}'`).join('')};\n`;
    return [
      `${folder}/${pathsFile}`,
      `${header}export const endpointPaths = {\n${lines.join('')}} as const;\n${folder === guestFolder ? type : ''}`,
    ];
  });
}

/**
 * Finds the calls of `useCall('name', ...)` and similar hooks, and those for which a file takes a client. A loader's
 * `api.call` runs on the server, unless its client is the browser's.
 */
function findCallNames(text) {
  const names = [...text.matchAll(/\bendpointPaths\.(\w+)/g)].map(([, name]) => name);
  for (const [, clients] of text.matchAll(/\bApiClient<([^>]*)>/g)) {
    names.push(...[...clients.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  }
  const isOfBrowser = text.includes('ApiClient<BrowserEndpoint>');
  for (const [, by, first] of text.matchAll(
    /\b(\w+(?:\s*\.\s*call)?)\s*(?:<[^()]*>)?\(\s*((?:[^(),']|'[^']*')*'[^']*')/g,
  )) {
    if (!/[cC]all$|^use\w*Submit$/.test(by) || (!isOfBrowser && /^api\s*\./.test(by))) continue;
    names.push(...[...first.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  }
  return names;
}

/** Writes the lists that have changed, and deletes those of removed areas and rooms. */
function makeCalls(root) {
  const lists = describeCalls(root);
  for (const [path, text] of lists) {
    const target = join(root, path);
    // Files are replaced atomically, since another process may be reading them.
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    writeFileSync(`${target}.${process.pid}`, text);
    renameSync(`${target}.${process.pid}`, target);
  }
  for (const path of ['contract', 'server/areas', 'tests', 'web'].flatMap((folder) =>
    filesIn(root, folder),
  )) {
    if (path.endsWith('.generated.ts') && !lists.has(path)) rmSync(join(root, path));
  }
}

makeCalls(join(dirname(fileURLToPath(import.meta.url)), '..'));
