// Writes src/api/schema.ts from the hall's OpenAPI description: npm run types -- http://127.0.0.1:8000
// With --check it only reports whether the file is up to date. A test runs this against the server.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const args = process.argv.slice(2)
const hall = args.find((each) => each.startsWith('http')) ?? 'http://127.0.0.1:8000'
const place = fileURLToPath(new URL('../src/api/schema.ts', import.meta.url))

function type(schema) {
  // The client formats texts when they arrive.
  if (schema.title === 'Text') return 'string'
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return choices.map(type).join(' | ')
  if (schema.enum) return schema.enum.map((each) => `'${each}'`).join(' | ')
  switch (schema.type) {
    case 'array': {
      const inner = type(schema.items ?? {})
      return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`
    }
    case 'object':
      return `Record<string, ${type(schema.additionalProperties ?? {})}>`
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    default:
      return 'unknown'
  }
}

function shape(name, schema) {
  const fields = Object.entries(schema.properties ?? {}).map(([field, each]) => {
    const optional = schema.required?.includes(field) ? '' : '?'
    return `  ${field}${optional}: ${type(each)}\n`
  })
  return `export interface ${name} {\n${fields.join('')}}\n`
}

const answer = await fetch(`${hall}/schema/openapi.json`)
const { components } = await answer.json()
const shapes = Object.entries(components.schemas)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, schema]) => shape(name, schema))
const text = `// Made by scripts/types.js from the hall's OpenAPI description; do not edit.\n\n${shapes.join('\n')}`

if (!args.includes('--check')) {
  writeFileSync(place, text)
} else if (readFileSync(place, 'utf8') !== text) {
  console.error('src/api/schema.ts is not what the hall says now. Start a hall and run: npm run types -- <its address>')
  process.exit(1)
}
