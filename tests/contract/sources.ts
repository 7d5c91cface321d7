import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The product's own source files, read with the TypeScript compiler: paths relative to the project, with `/`. */

export type Import = {
  /** A file of ours, or null for a package. */
  file: string | null;
  /** As written, e.g. `@mui/material/Button`. */
  specifier: string;
  /** Erased at build time. */
  typeOnly: boolean;
  /** `import('…')`: another chunk. */
  dynamic: boolean;
};

export type Source = { path: string; text: string; tree: ts.SourceFile; imports: Import[] };

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.name.startsWith('.')) return [];
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return filesBelow(path);
        return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
      })
    : [];

const resolve = (from: string, specifier: string): string | null => {
  if (!specifier.startsWith('.')) return null;
  const base = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((path) => existsSync(path) && /\.\w+$/.test(path)) ?? base;
};

/** Whether every name that an import or export brings is a type. */
const bringsTypesOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((name) => name.isTypeOnly)
  );
};

/** Calls back for `node` and all below it. */
export const visit = (node: ts.Node, seen: (node: ts.Node) => void): void => {
  seen(node);
  ts.forEachChild(node, (child) => visit(child, seen));
};

const importsOf = (path: string, tree: ts.SourceFile): Import[] => {
  const imports: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic: boolean) =>
    imports.push({ file: resolve(path, specifier), specifier, typeOnly, dynamic });
  visit(tree, (node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      add(node.moduleSpecifier.text, bringsTypesOnly(node), false);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [given] = node.arguments;
      if (given && ts.isStringLiteral(given)) add(given.text, false, true);
    }
  });
  return imports;
};

/** The files that this process has read before, by their whole path: `npm run size` reads two commits. */
const known = new Map<string, Source>();

const read = (path: string): Source => {
  const file = join(process.cwd(), path);
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(path, 'utf8');
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const source = { path, text, tree, imports: importsOf(path, tree) };
  known.set(file, source);
  return source;
};

/** Every source file below the given folders. */
export const sourcesOf = (...folders: string[]): Source[] => folders.flatMap(filesBelow).map(read);

/** `path:line` of a node, as an editor opens it. */
export const place = (source: Source, node: ts.Node): string =>
  `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1}`;
