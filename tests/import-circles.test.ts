import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The files that a file loads: imports and exports of types alone vanish before it runs. */
function loadedBy(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
    return isOfTypes(statement) ? [] : [join(dirname(file), from.text)];
  });
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { isTypeOnly, exportClause } = statement;
    if (isTypeOnly) return true;
    return (
      !!exportClause &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.every((one) => one.isTypeOnly)
    );
  }
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  const isDefault = clause.name !== undefined;
  return !isDefault && !!named && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
}

/** The first circle that is found, with its first file again at the end; null where there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

const graphOf = (files: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(Object.entries(files).map(([file, text]) => [file, loadedBy(file, text)]));

test('no files of server, contract and domain load each other in a circle', () => {
  const files = globSync('{server,contract,domain}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(200);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(findCircle(graphOf(texts))).toBeNull();
});

test('a circle by value is found, one by types is none', () => {
  const to = (kind: string) => ({
    'a/b.ts': `import ${kind} from './c.ts';`,
    'a/c.ts': "export { x } from './b.ts';",
  });
  expect(findCircle(graphOf(to('{ x }')))).toEqual(['a/b.ts', 'a/c.ts', 'a/b.ts']);
  expect(findCircle(graphOf(to('{ type Y, x }')))).not.toBeNull();
  expect(findCircle(graphOf(to('{ type Y }')))).toBeNull();
  expect(findCircle(graphOf(to('type { Y }')))).toBeNull();
});
