import { readSourceTree, type SourceFile } from './source-tree.ts';

interface DeadExport {
  file: string;
  name: string;
  kind: 'value' | 'type';
}

/** Exports that tools use by name, without an import. */
const calledByTools: readonly { files: RegExp; names: RegExp }[] = [
  // React Router reads these from each route module.
  {
    files: /^web\/(root|entry\.\w+|routes|(pages|views|account|admin|landlord|letters|partner)\/.*)\.tsx?$/,
    names:
      /^(default|loader|clientLoader|action|meta|links|headers|handle|handleError|shouldRevalidate|Layout|ErrorBoundary|HydrateFallback|streamTimeout)$/,
  },
  { files: /^(vite|vitest|react-router|playwright|tests\/e2e\/playwright)\.config\.ts$/, names: /./ },
  // Texts are read by folder name. The server reads these from the built pages.
  { files: /^web\/entry\.server\.tsx$/, names: /^(apiOver|isKept|siteContext|pageData|pageText)$/ },
  // Vitest and Playwright call the set-up files in their configurations.
  { files: /^tests\/(.*(setup|teardown)|e2e\/world)\.ts$/, names: /^(default|setup|teardown)$/ },
  { files: /^(database\/types|engines\/search\/packed\/layout)\.ts$/, names: /./ },
];

export function findDeadExports(files: readonly SourceFile[]): DeadExport[] {
  const namesByFile = new Map<string, Set<string>>();
  for (const { to, names } of files.flatMap(({ imports }) => imports)) {
    const usedNames = namesByFile.get(to) ?? new Set();
    namesByFile.set(to, usedNames);
    for (const name of names) usedNames.add(name);
  }
  return files.flatMap(({ path: file, exports }) => {
    const names = namesByFile.get(file);
    if (names?.has('*')) return [];
    const tools = calledByTools.filter((one) => one.files.test(file));
    return [...exports]
      .filter(([name]) => !names?.has(name) && !tools.some((one) => one.names.test(name)))
      .map(([name, kind]) => ({ file, name, kind }));
  });
}

if (import.meta.main)
  for (const { file, name, kind } of findDeadExports(readSourceTree()))
    console.log(`${file}\t${name}\t${kind}`);
