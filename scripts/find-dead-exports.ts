import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A name that a file exports and that no other file imports. */
interface DeadExport {
  file: string;
  name: string;
  kind: 'value' | 'type';
}

/** What tools find by name, without an import. */
const calledByTools: readonly { files: RegExp; names: RegExp }[] = [
  // React Router asks each module of a route for these.
  {
    files: /^web\/(root|entry\.\w+|routes|(pages|views|account|admin|landlord|letters|partner)\/.*)\.tsx?$/,
    names:
      /^(default|loader|clientLoader|action|meta|links|headers|handle|handleError|shouldRevalidate|Layout|ErrorBoundary|HydrateFallback|streamTimeout)$/,
  },
  { files: /^(vite|vitest|react-router|playwright|tests\/e2e\/playwright)\.config\.ts$/, names: /./ },
  // Texts are read by the names of their folders.
  { files: /^content\/pages\/.*\.ts$/, names: /^default$/ },
  // The server takes these off the built pages.
  { files: /^web\/entry\.server\.tsx$/, names: /^(apiOver|isKept|siteContext|pageData|pageText)$/ },
  // Vitest and Playwright call the set-ups that their configurations name.
  { files: /^tests\/(.*(setup|teardown)|e2e\/world)\.ts$/, names: /^(default|setup|teardown)$/ },
];

interface Module {
  exports: Map<string, 'value' | 'type'>;
  /** Names by the file they come from; '*' stands for all of its names. */
  imports: Map<string, Set<string>>;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDefault = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) =>
            ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [element.name.text] : [],
          ),
    );
  const { name } = statement as { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function readModule(file: string, source: string): Module {
  const exports: Module['exports'] = new Map();
  const imports: Module['imports'] = new Map();
  const take = (from: string, name: string) => {
    if (!from.startsWith('.')) return;
    const target = path.join(path.dirname(file), from.replace(/\?.*$/, ''));
    imports.set(target, (imports.get(target) ?? new Set()).add(name));
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      const { importClause } = statement;
      if (importClause?.name) take(from, 'default');
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) take(from, '*');
      else if (bindings)
        for (const { propertyName, name } of bindings.elements) take(from, (propertyName ?? name).text);
    } else if (ts.isExportDeclaration(statement)) {
      const from =
        statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
          ? statement.moduleSpecifier.text
          : null;
      if (!statement.exportClause) {
        if (from) take(from, '*');
      } else if (ts.isNamedExports(statement.exportClause))
        for (const { propertyName, name, isTypeOnly } of statement.exportClause.elements) {
          exports.set(name.text, isTypeOnly || statement.isTypeOnly ? 'type' : 'value');
          if (from) take(from, (propertyName ?? name).text);
        }
    } else if (ts.isExportAssignment(statement)) exports.set('default', 'value');
    else if (isExported(statement)) {
      const kind =
        ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) ? 'type' : 'value';
      if (isDefault(statement)) exports.set('default', kind);
      else for (const name of declaredNames(statement)) exports.set(name, kind);
    }
  }
  // `import('./x.ts')`, as a value or as a type: all of its names, unless they are taken apart at once.
  const visit = (node: ts.Node): void => {
    const argument = ts.isCallExpression(node)
      ? node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined
      : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
        ? node.argument.literal
        : undefined;
    if (argument && ts.isStringLiteral(argument)) take(argument.text, '*');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { exports, imports };
}

export function findDeadExports(sources: ReadonlyMap<string, string>): DeadExport[] {
  const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));
  const used = new Map<string, Set<string>>();
  for (const { imports } of modules.values())
    for (const [target, names] of imports) used.set(target, new Set([...(used.get(target) ?? []), ...names]));
  const dead: DeadExport[] = [];
  for (const [file, { exports }] of modules)
    for (const [name, kind] of exports) {
      const usedNames = used.get(file);
      if (usedNames?.has(name) || usedNames?.has('*')) continue;
      if (calledByTools.some(({ files, names }) => files.test(file) && names.test(name))) continue;
      dead.push({ file, name, kind });
    }
  return dead;
}

const folders = [
  'content',
  'contract',
  'database',
  'demo',
  'domain',
  'geography',
  'illustrations',
  'import',
  'scripts',
  'search',
  'server',
  'tests',
  'texts',
  'web',
];

/** All source files but the kernel, which another compiler reads, and what is generated or only declared. */
export function readSources(): Map<string, string> {
  const files = globSync([...folders.map((folder) => `${folder}/**/*.{ts,tsx,mts}`), '*.ts'])
    .filter((file) => !/^search\/(kernel\/|packed\/layout)|^database\/types|\.d\.m?ts$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

if (import.meta.main)
  for (const { file, name, kind } of findDeadExports(readSources())) console.log(`${file}\t${name}\t${kind}`);
