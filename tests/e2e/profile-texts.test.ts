/** Specified texts about profiles, the subscription and notifications. */
import { sharedTexts } from '../../apps/web/app/components/texts.ts'
import { texts as billing } from '../../apps/web/app/features/billing/texts.ts'
import { texts as help } from '../../apps/web/app/features/help/texts.ts'
import { texts as notifications } from '../../apps/web/app/features/notifications/texts.ts'
import { texts as profiles } from '../../apps/web/app/features/profiles/texts.ts'
import { shellTexts } from '../../apps/web/app/shell/texts.ts'
import { paidPlan, press, type Stage, testTexts } from './specified-texts.ts'

const { subscription } = billing

const failure = { code: 'internal' }

/** Opens the form of a new profile, and the menu of skills. */
const openSkills = async ({ page }: Stage) => {
  await press(page, profiles.new)
  const skills = page.getByRole('combobox', { name: profiles.fields.skills })
  await skills
    .or(page.getByRole('textbox', { name: profiles.fields.skills }))
    .first()
    .click()
}

/** A profile as the last visit stored it in local storage. */
const keptProfile = {
  id: '00000000-0000-4000-8000-000000000003',
  title: 'A profile of before',
  about: '',
  skills: [],
  languages: [],
  profile_links: { linkedin: '', youtube: '', twitter: '' },
}

const trial = { data: { ...paidPlan.data, id: 'trial', name: 'Trial', price: 0, status: 'trial' } }

await testTexts({
  profiles: [
    {
      state: 'empty',
      path: '/dashboard/profile',
      as: 'member',
      given: ({ answer }) => answer('/api/profiles', 200, { data: [] }),
      shows: [
        ['heading', profiles.title, 'Profiles'],
        ['heading', profiles.empty, 'No profiles yet'],
        ['button', profiles.create, 'Create Profile'],
      ],
    },
    {
      state: 'with one',
      path: '/dashboard/profile',
      as: 'member',
      shows: [
        ['button', profiles.new, 'New Profile'],
        ['button', profiles.edit, 'Edit'],
        ['button', profiles.delete, 'Delete'],
      ],
    },
    {
      state: 'failed',
      path: '/dashboard/profile',
      as: 'member',
      given: ({ answer }) => answer('/api/profiles', 0),
      shows: [['text', profiles.failed, 'Failed to load profiles']],
    },
    {
      state: 'failed, where a list is kept',
      path: '/dashboard/profile',
      as: 'member',
      given: async ({ context, answer }) => {
        await context.addInitScript(
          (stored) => {
            if (window === window.top) localStorage.setItem('profilesList', stored)
          },
          JSON.stringify([keptProfile]),
        )
        await answer('/api/profiles', 0)
      },
      shows: [
        ['text', profiles.failed, 'Failed to load profiles'],
        ['heading', keptProfile.title, 'A profile of before'],
      ],
    },
    {
      state: 'deleting',
      path: '/dashboard/profile',
      as: 'member',
      act: ({ page }) => press(page, profiles.delete),
      shows: [['text', profiles.confirmDelete, 'Are you sure you want to delete this profile?']],
    },
    {
      state: 'creating',
      path: '/dashboard/profile',
      as: 'member',
      act: ({ page }) => press(page, profiles.new),
      shows: [
        ['dialog', profiles.createTitle, 'Create New Profile'],
        ['button', profiles.cancel, 'Cancel'],
        ['button', profiles.submitCreate, 'Create'],
        ['field', profiles.links.linkedin, 'LinkedIn'],
        ['field', profiles.links.youtube, 'Youtube'],
        ['field', profiles.links.twitter, 'X (Twitter)'],
        ['text', 'English', 'English'],
        ['text', 'Spanish', 'Spanish'],
        ['text', 'French', 'French'],
        ['text', 'German', 'German'],
      ],
    },
    {
      state: 'editing',
      path: '/dashboard/profile',
      as: 'member',
      act: ({ page }) => press(page, profiles.edit),
      shows: [
        ['dialog', profiles.editTitle, 'Edit Profile'],
        ['button', profiles.submitUpdate, 'Update'],
      ],
    },
    {
      state: 'waiting for skills',
      path: '/dashboard/profile',
      as: 'member',
      given: ({ answer }) => answer('/jobs/skills', null),
      act: openSkills,
      shows: [['text', profiles.loadingSkills, 'Loading skills...']],
    },
    {
      state: 'without skills',
      path: '/dashboard/profile',
      as: 'member',
      given: ({ answer }) => answer('/jobs/skills', 200, { data: [] }),
      act: openSkills,
      shows: [['text', profiles.noSkills, 'No matching skills found']],
    },
    {
      state: 'with skills that failed',
      path: '/dashboard/profile',
      as: 'member',
      given: ({ answer }) => answer('/jobs/skills', 500, failure),
      act: openSkills,
      shows: [
        [
          'text',
          profiles.failedSkills(profiles.failedSkillsFetch),
          'Error loading skills: Failed to fetch skills',
        ],
      ],
    },
  ],
  subscription: [
    {
      state: 'a trial',
      path: '/dashboard/subscription',
      as: 'member',
      given: ({ answer }) => answer('/getCurrentSubscriptions', 200, trial),
      shows: [
        ['button', subscription.hideAll, 'Hide all plans'],
        ['part', subscription.expires('3rd Jan, 2025'), 'Expires on 3rd Jan, 2025'],
      ],
    },
    {
      state: 'folded',
      path: '/dashboard/subscription',
      as: 'member',
      act: ({ page }) => press(page, subscription.hideAll),
      shows: [['button', subscription.viewAll, 'View all plans']],
    },
    {
      state: 'a paid plan',
      path: '/dashboard/subscription',
      as: 'member',
      given: ({ answer }) => answer('/getCurrentSubscriptions', 200, paidPlan),
      shows: [['part', subscription.next('$4.99', '3rd Jan, 2025'), 'Next payment: $4.99 on 3rd Jan, 2025']],
    },
  ],
  'subscription that failed': [
    {
      state: 'at the guard',
      path: '/dashboard/subscription',
      as: 'member',
      given: ({ answer }) => answer('/getCurrentSubscriptions', 500, { code: 'internal' }),
      shows: [
        ['text', subscription.failed, 'Failed to load subscription details.'],
        ['button', sharedTexts.errors.retry, 'Try again'],
      ],
    },
    {
      state: 'on a second look',
      path: '/dashboard/help',
      as: 'member',
      act: async ({ page, answer }) => {
        await page.getByRole('heading', { name: help.title }).waitFor()
        await answer('/getCurrentSubscriptions', 0)
        await page.getByRole('button', { name: shellTexts.account }).click()
        await page.getByRole('menuitem', { name: shellTexts.subscription }).click()
      },
      shows: [['text', subscription.failed, 'Failed to load subscription details.']],
    },
  ],
  notifications: [
    {
      state: 'at first',
      path: '/dashboard/notifications',
      as: 'member',
      shows: [
        ['heading', notifications.title, 'Notifications'],
        ['text', notifications.text, 'Check your latest notifications and updates here.'],
      ],
    },
  ],
})
