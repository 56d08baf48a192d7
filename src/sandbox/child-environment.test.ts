import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The server and the worker: they are the product, and get its settings. */
const OURSELVES = 'src/supervisor/keep-running.ts'
const STARTERS = /^node:(child_process|cluster|worker_threads)$/

test('whatever is started gets an environment of its own, without our secrets', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^src\/testing\//.test(name))
  const starts = files.filter((name) => name !== OURSELVES).flatMap(startsIn)
  expect(starts.length).toBeGreaterThan(5)
  expect(starts.filter(({ isGuarded }) => !isGuarded).map(({ place }) => place)).toEqual([])
})

/** Each use of a function that starts a process. */
function startsIn(file: string): { place: string; isGuarded: boolean }[] {
  const text = readFileSync(file, 'utf8')
  if (!/child_process|cluster|worker_threads/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const starters = startersOf(source)
  const found: { place: string; isGuarded: boolean }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node) && starters.has(node.text) && !ts.isTypeNode(node.parent)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ place: `${file}:${line}`, isGuarded: isGuarded(callOf(node)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The names that a file gives to what starts processes. */
function startersOf(source: ts.SourceFile): Set<string> {
  const names = source.statements
    .filter((one) => ts.isImportDeclaration(one))
    .filter(
      ({ moduleSpecifier }) =>
        ts.isStringLiteral(moduleSpecifier) && STARTERS.test(moduleSpecifier.text),
    )
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : []
      const whole = bindings && ts.isNamespaceImport(bindings) ? [bindings.name] : []
      const types = named.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name)
      return [...types, ...whole, ...(importClause?.name ? [importClause.name] : [])]
    })
  return new Set(names.map(({ text }) => text))
}

/** `spawn(…)`, or `promisify(execFile)(…)`. */
function callOf(name: ts.Identifier): ts.CallExpression | null {
  const { parent } = name
  if (!ts.isCallExpression(parent)) return null
  if (parent.expression === name) return parent
  const outer = parent.parent
  return ts.isCallExpression(outer) && outer.expression === parent ? outer : null
}

/** Its options name an `env`: ours for children, or one written out there, variable by variable. */
function isGuarded(call: ts.CallExpression | null): boolean {
  const env = call?.arguments
    .filter((argument) => ts.isObjectLiteralExpression(argument))
    .flatMap(({ properties }) => [...properties])
    .filter((property) => ts.isPropertyAssignment(property))
    .find(({ name }) => name.getText() === 'env')?.initializer
  if (!env) return false
  if (ts.isCallExpression(env)) return env.expression.getText() === 'childEnvironment'
  return (
    ts.isObjectLiteralExpression(env) && env.properties.every((one) => !ts.isSpreadAssignment(one))
  )
}
