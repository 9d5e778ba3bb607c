/** Specified texts of the settings of an account. */
import { texts as settings } from '../../apps/web/app/features/accounts/settings/texts.ts'
import { press, type Stage, testTexts } from './specified-texts.ts'

const change =
  (confirm: string) =>
  async ({ page }: Stage) => {
    await page.getByLabel(settings.old).fill('correct horse')
    await page.getByLabel(settings.new, { exact: true }).fill('a new password')
    await page.getByLabel(settings.confirm).fill(confirm)
    await press(page, settings.change)
  }

const failure = { code: 'internal' }

await testTexts({
  settings: [
    {
      state: 'at first',
      path: '/dashboard/settings',
      as: 'member',
      shows: [
        ['tab', settings.tabs.password, 'Password'],
        ['tab', settings.tabs.notifications, 'Notifications'],
        ['tab', settings.tabs.connected, 'Connected Accounts'],
        ['tab', settings.tabs.delete, 'Delete Account'],
      ],
    },
    {
      state: 'with two new passwords',
      path: '/dashboard/settings',
      as: 'member',
      act: change('another password'),
      shows: [['text', settings.mismatch, 'New passwords do not match']],
    },
    {
      state: 'with a password that could not be changed',
      path: '/dashboard/settings',
      as: 'member',
      given: ({ answer }) => answer('/changePassword', 500, failure),
      act: change('a new password'),
      shows: [['text', settings.failed, 'Failed to change password. Please try again.']],
    },
    {
      state: 'with a changed password',
      path: '/dashboard/settings',
      as: 'member',
      given: ({ answer }) => answer('/changePassword', 200, { message: 'Changed.' }),
      act: change('a new password'),
      shows: [
        ['dialog', settings.done, 'Password Changed'],
        ['text', settings.doneText, 'Your password has been successfully changed.'],
        ['button', settings.ok, 'OK'],
      ],
    },
    {
      state: 'with a connected account',
      path: '/dashboard/settings?tab=connected',
      as: 'member',
      given: ({ answer }) =>
        answer('/connections', 200, {
          data: [{ provider: 'google', label: 'ada@example.com', connected_at: '2026-01-03T10:00:00Z' }],
        }),
      shows: [['text', settings.disconnect, 'Disconnect']],
    },
  ],
})
