import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const known = new Map<string, readonly string[]>();

/** All files that come with the given ones: what they import, but for types, loaders and what is fetched on use. */
export function moduleGraph(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return seen;
}

function importsOf(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found = source.statements.flatMap((statement) => {
    const from = importedBy(statement);
    if (from === null || !from.startsWith('.')) return [];
    const path = resolve(dirname(file), from);
    return /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
  known.set(file, found);
  return found;
}

/** What a statement imports at run time in the browser; null where it imports nothing. */
function importedBy(statement: ts.Statement): string | null {
  if (ts.isImportDeclaration(statement)) {
    const { importClause, moduleSpecifier } = statement;
    if (importClause && isOfTypes(importClause)) return null;
    return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  }
  if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
    const { exportClause, moduleSpecifier } = statement;
    const names =
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((one) => one.name.text)
        : [];
    // The build takes the server's loaders out of a page.
    if (names.includes('loader') || !moduleSpecifier) return null;
    return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  }
  return null;
}

function isOfTypes(clause: ts.ImportClause): boolean {
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((one) => one.isTypeOnly);
}
