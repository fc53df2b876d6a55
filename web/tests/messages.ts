// Reads the client's code: which messages it uses, and which texts it still writes out.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'svelte/compiler'
import ts from 'typescript'

export const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

export interface Use {
  place: string
  ids: string[]
  /** The names of the arguments; null if they cannot be read. */
  args: string[] | null
}

export interface Findings {
  uses: Use[]
  /** Calls whose ids cannot be read. */
  unreadable: string[]
  literals: string[]
}

/** Attributes that people read or hear. */
const READ_ATTRIBUTES = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'text', 'heading', 'question', 'confirmLabel', 'cancelLabel'])
const HAS_WORD = /\p{L}{2,}/u
/** A phrase: two words, or a capitalized word. Single lower-case words are ids. */
const IS_PHRASE = /\p{L}{2,}[,.;:!?…]? \p{L}+|^\p{Lu}\p{Ll}+[.!?…]?$/u

/** The code files of the client, relative to src/. */
export function codeFiles(): string[] {
  return readdirSync(SOURCE, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.d.ts') && path !== 'api/schema.ts')
    .sort()
}

export function readFindings(files: readonly string[]): Findings {
  const findings: Findings = { uses: [], unreadable: [], literals: [] }
  for (const file of files) {
    const code = readFileSync(SOURCE + file, 'utf8')
    if (file.endsWith('.ts')) readScript(file, code, 0, findings)
    else readComponent(file, code, findings)
  }
  return findings
}

interface Node {
  type: string
  start: number
  end: number
  name?: string
  data?: string
  [key: string]: unknown
}

function readComponent(file: string, code: string, findings: Findings): void {
  const tree = parse(code, { modern: true }) as unknown as { instance: Node | null; module: Node | null; fragment: Node }
  for (const script of [tree.instance, tree.module]) {
    if (!script) continue
    const content = (script['content'] as Node | undefined) ?? script
    readScript(file, code.slice(content.start, content.end), lineOf(code, content.start), findings)
  }
  readMarkup(tree.fragment, file, code, findings)
}

function readMarkup(node: unknown, file: string, code: string, findings: Findings): void {
  if (Array.isArray(node)) {
    for (const each of node) readMarkup(each, file, code, findings)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const element = node as Node
  const place = `${file}:${lineOf(code, element.start ?? 0) + 1}`
  if (element.type === 'Text') {
    if (HAS_WORD.test(String(element.data))) findings.literals.push(`${place}: ${String(element.data).trim()}`)
    return
  }
  if (element.type === 'StyleDirective') {
    const values = [element['value']].flat() as Node[]
    for (const value of values) if (value?.type === 'ExpressionTag') readExpression(value['expression'] as Node, file, code, findings)
    return
  }
  if (element.type === 'Attribute') {
    const values = Array.isArray(element['value']) ? (element['value'] as Node[]) : [element['value'] as Node]
    for (const value of values) {
      if (value?.type === 'Text') {
        if (READ_ATTRIBUTES.has(element.name ?? '') && HAS_WORD.test(String(value.data))) findings.literals.push(`${place}: ${element.name}="${String(value.data)}"`)
      } else if (value?.type === 'ExpressionTag') readExpression(value['expression'] as Node, file, code, findings)
    }
    return
  }
  for (const [key, value] of Object.entries(element)) {
    if (key === 'expression' || key === 'test' || key === 'body' || key === 'declaration' || key === 'id') {
      const expression = value as Node | null
      if (expression?.type === 'Fragment') readMarkup(expression, file, code, findings)
      else if (expression && typeof expression === 'object' && typeof expression.start === 'number' && !Array.isArray(expression)) readExpression(expression, file, code, findings)
    } else if (typeof value === 'object' && key !== 'metadata' && key !== 'loc') readMarkup(value, file, code, findings)
  }
}

function readExpression(node: Node, file: string, code: string, findings: Findings): void {
  readScript(file, `(${code.slice(node.start, node.end)})`, lineOf(code, node.start), findings)
}

function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length - 1
}

function readScript(file: string, code: string, firstLine: number, findings: Findings): void {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS)
  const tables = idTables(source)
  const visit = (node: ts.Node): void => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + firstLine + 1}`
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't' && node.arguments.length > 0) {
      const ids = idsIn(node.arguments[0]!, tables)
      if (ids.length === 0) findings.unreadable.push(`${place}: ${node.getText().slice(0, 60)}`)
      else findings.uses.push({ place, ids, args: argumentNames(node.arguments[1]) })
      for (const each of node.arguments.slice(1)) visit(each)
      return
    }
    if (isText(node) && IS_PHRASE.test(textOf(node)) && !isExempt(node)) findings.literals.push(`${place}: ${textOf(node).slice(0, 80)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function textOf(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression): string {
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('‹›') : node.text
}

/** Errors for programmers, the console, CSS, selectors and types are not texts for people. */
function isExempt(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isThrowStatement(parent) || ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true
    if (ts.isCallExpression(parent) && /^(console\.|matchMedia|.*\.(querySelector|querySelectorAll|closest|matches|setProperty|animate)$)/.test(parent.expression.getText())) return true
    if (ts.isNewExpression(parent) && /^(Error|MediaQuery)$/.test(parent.expression.getText())) return true
    // Names of keys and of members.
    if (ts.isBinaryExpression(parent) && (parent.operatorToken.kind === ts.SyntaxKind.InKeyword || /(^|\.)key$/.test(parent.left.getText()))) return true
    if (ts.isPropertyAssignment(parent) && /^(easing|transform|transformOrigin|fontFamily|font|filter|clipPath|viewBox|d)$/.test(parent.name.getText())) return true
    if (ts.isStatement(parent)) return false
  }
  return false
}

function idTables(source: ts.SourceFile): Map<string, string[]> {
  const tables = new Map<string, string[]>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text.endsWith('_IDS') && node.initializer) {
      const ids: string[] = []
      const collect = (each: ts.Node): void => {
        if (ts.isStringLiteral(each) && !(ts.isPropertyAssignment(each.parent) && each.parent.name === each)) ids.push(each.text)
        ts.forEachChild(each, collect)
      }
      collect(node.initializer)
      tables.set(node.name.text, ids.filter(Boolean))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tables
}

function idsIn(node: ts.Expression, tables: Map<string, string[]>): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return idsIn(node.expression, tables)
  if (ts.isConditionalExpression(node)) {
    const [first, second] = [idsIn(node.whenTrue, tables), idsIn(node.whenFalse, tables)]
    return first.length > 0 && second.length > 0 ? [...first, ...second] : []
  }
  if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) return tables.get(node.expression.text) ?? []
  return []
}

function argumentNames(node: ts.Expression | undefined): string[] | null {
  if (!node) return []
  if (!ts.isObjectLiteralExpression(node)) return null
  const names: string[] = []
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property) || !property.name || !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) return null
    names.push(property.name.text)
  }
  return names
}
