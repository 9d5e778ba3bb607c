/** Profiles: what a person says about themselves for one kind of work. Other features import from here only. */
export {
  countProfiles,
  findProfile,
  findProfileSkills,
  findProfiles,
  findProfilesOfOwners,
  findProfileVersions,
  lockProfile,
  type ProfileVersion,
  selectProfileVersions,
  type VersionedProfile,
} from './queries.ts'
