/** Creates profiles for tests. */
import type { Profile } from '@gigbell/contract'

/** Creates a developer's profile with these parts, and otherwise empty. */
export const createProfile = (parts: Partial<Profile> = {}): Profile => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Developer',
  about: '',
  skills: [],
  languages: [],
  profile_links: { linkedin: '', youtube: '', twitter: '' },
  projects: [],
  rate: null,
  availability: '',
  ...parts,
})
