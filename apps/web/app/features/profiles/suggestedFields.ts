/** The fields of the form that a suggestion links to: `/dashboard/profile?edit=…&field=about`. */
export const suggestedFields = ['title', 'about', 'skills', 'projects', 'rate', 'profile_links'] as const
export type SuggestedField = (typeof suggestedFields)[number]
