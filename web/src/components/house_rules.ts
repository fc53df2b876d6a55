// The settings of a table that are folded away under “House rules”.
import type { Game } from '../api/protocol'
import type { Settings } from './TableSettings.svelte'

/** Number of folded settings that differ from the usual ones. Tables are usually private, and tournaments public. */
export function numHouseRules(game: Game, settings: Settings, isTournament: boolean): number {
  const changedOptions = game.options.filter((option) => (settings.options[option.name] ?? option.choices[0]!.value) !== option.choices[0]!.value)
  const switches = [
    settings.usesCall && game.has_simultaneous_choices,
    settings.quickSeconds > 0 && game.has_optional_prompts,
    settings.public !== isTournament,
    settings.hints,
    settings.rated,
  ]
  return changedOptions.length + switches.filter(Boolean).length
}
