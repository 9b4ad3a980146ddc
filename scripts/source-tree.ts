import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor, type ParseResult } from 'rolldown/utils';

/** A statement or call that imports from another file of the tree. */
export interface Import {
  from: string;
  to: string;
  /** The imported names as the other file exports them. '*' means all. */
  names: readonly string[];
  /** True for imports that are erased at run time. */
  typeOnly: boolean;
  /** True for `import()`, which loads the file lazily. */
  lazy: boolean;
  /** The names under which `export ... from` re-exports them, else empty. */
  passedOnAs: readonly string[];
}

export interface SourceFile {
  path: string;
  text: string;
  imports: readonly Import[];
  exports: ReadonlyMap<string, 'value' | 'type'>;
}

let tree: readonly SourceFile[] | undefined;

/**
 * Parses every TypeScript file of the repository except declarations and the kernel, which is AssemblyScript. The
 * result is cached for all tests of a process.
 */
export function readSourceTree(): readonly SourceFile[] {
  tree ??= globSync(['*/**/*.{ts,tsx,mts}', '*.ts'], {
    exclude: ['node_modules', 'build', 'var', 'test-results', 'engines/search/kernel'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.d\.m?ts$/.test(path))
    .sort()
    .map((path) => parseSource(path, readFileSync(path, 'utf8')));
  return tree;
}

/** Parses the imports and exports of a file. Paths are relative to the root, or absolute if the given one is. */
export function parseSource(path: string, text: string): SourceFile {
  const result = parseSync(path, text);
  const [error] = result.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, imports: readImports(path, text, result), exports: readExports(result) };
}

function readImports(from: string, text: string, result: ParseResult): Import[] {
  const imports: Import[] = [];
  const addImport = (
    address: string | undefined,
    kind: Pick<Import, 'names' | 'typeOnly'> & Partial<Import>,
  ) => {
    if (!address?.startsWith('.')) return;
    const to = join(dirname(from), address.replace(/\?.*/, ''));
    imports.push({ from, to, lazy: false, passedOnAs: [], ...kind });
  };
  const { staticImports, staticExports, dynamicImports } = result.module;
  for (const { moduleRequest, entries, start } of staticImports)
    addImport(moduleRequest.value, {
      names: entries.map(({ importName: { kind, name } }) =>
        kind === 'Default' ? 'default' : kind === 'Name' ? name! : '*',
      ),
      // `import type {}` has no entries to inspect.
      typeOnly:
        entries.length > 0 ? entries.every(({ isType }) => isType) : text.startsWith('import type', start),
    });
  for (const { entries } of staticExports)
    addImport(entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value, {
      names: entries.map(({ importName }) => importName.name ?? '*'),
      typeOnly: entries.every(({ isType }) => isType),
      passedOnAs: entries.map(({ exportName }) => exportName.name ?? '*'),
    });
  for (const { moduleRequest } of dynamicImports)
    addImport(readString(text.slice(moduleRequest.start, moduleRequest.end)), {
      names: ['*'],
      typeOnly: false,
      lazy: true,
    });
  // The parser does not list `import('./x.ts').Type`, so files that may contain one are traversed.
  if (text.split('import(').length - 1 > dynamicImports.length)
    new Visitor({
      TSImportType: ({ source }) => addImport(source.value, { names: ['*'], typeOnly: true }),
    }).visit(result.program);
  return imports;
}

const readString = (code: string): string | undefined => /^(['"`])([^$]*)\1$/.exec(code)?.[2];

function readExports({ module }: ParseResult): Map<string, 'value' | 'type'> {
  return new Map(
    module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ exportName: { kind, name }, isType }) => {
        if (kind === 'None') return [];
        return [[kind === 'Default' ? 'default' : name!, isType ? 'type' : 'value'] as const];
      }),
  );
}
