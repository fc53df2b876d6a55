// The texts of the report, in one language. Python puts the catalog into the page (kwoon.lab.report.html).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

let bundle = new FluentBundle('en')

/** Sets the language. Call it before anything uses a text. */
export function loadTexts(language: string, catalog: string): void {
  bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalog))
}

/** The text of a message. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, args) : id
}

/** Names as one text, such as "Ann, Bo and Cleo". */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales).format(names)
}
