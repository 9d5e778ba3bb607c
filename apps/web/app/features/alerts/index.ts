/** What other features may use of alerts. */
import type { AlertSuggestion } from '@gigbell/contract'
import { lazyComponent } from '../../components/WhenLoaded.tsx'
import type { AlertTarget } from './AlertDialog.tsx'
import { emptyForm, formFromSuggestion } from './form.ts'

export type { AlertTarget } from './AlertDialog.tsx'
export { useAlertSuggestionsQuery } from './api.ts'
export { SaveSearch } from './SaveSearch.tsx'
/** The dialog's code is loaded when it is first opened. */
export const AlertDialog = lazyComponent(async () => (await import('./AlertDialog.tsx')).AlertDialog)

/** Loaded when it is first opened. */
export const ImprovementDialog = lazyComponent(
  async () => (await import('./ImprovementDialog.tsx')).ImprovementDialog,
)

/** A new, empty alert. */
export const newAlert: AlertTarget = { begin: emptyForm, draft: 'new' }

/** A new alert as suggested from a profile. */
export const suggestedAlert = (suggestion: AlertSuggestion): AlertTarget => ({
  begin: formFromSuggestion(suggestion),
  draft: `${suggestion.profile}:${suggestion.name}`,
})
