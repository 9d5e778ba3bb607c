/** The texts of the notification settings: channels, quiet hours, the webhook's address. */
export const texts = {
  channels: {
    title: 'Notification channels',
    lead: 'Each alert chooses which of these channels it uses. A channel you turn off here is off for all alerts.',
    toAlerts: 'Your alerts',
    inbox: 'In Gigbell',
    inboxText: 'The bell at the top and the Notifications page.',
    email: 'Email',
    emailText: (address: string) => `To ${address}.`,
    emailUnverified: (address: string) =>
      `To ${address}, once it is verified. Job alerts are emailed to verified addresses only.`,
    verifyEmail: 'Verify your email',
    webpush: 'Push notifications',
    webpushText: 'On this computer or phone, even when Gigbell is closed.',
    telegram: 'Messaging app (Telegram)',
    telegramText: 'As a private message with a button that opens the job.',
    webhook: 'Webhook',
    webhookText: 'To Slack, Discord, ntfy or your own server, at the address below.',
    webhookNeedsAddress: 'To Slack, Discord, ntfy or your own server. Enter an address below first.',
    failed: 'Your change could not be saved.',
    waiting: 'Loading your notification settings',
    failedLoad: 'Your notification settings could not be loaded.',
  },

  test: {
    send: 'Send a test',
    sendTo: (channel: string) => `Send a test: ${channel}`,
    sent: 'Sent.',
    failed: 'The test could not be sent.',
  },

  push: {
    on: 'Browser notifications are on in this browser.',
    off: 'Browser notifications are off in this browser.',
    denied:
      'This browser blocks notifications from Gigbell. Allow them in the site settings (the icon next to the address), then reload the page.',
    unsupported: 'This browser doesn’t support push notifications. Try another one.',
    uninstalled:
      'On iPhone and iPad, notifications work only from the home screen. Tap Share, then “Add to Home Screen”, and open Gigbell from there.',
    start: 'Turn on in this browser',
    stop: 'Turn off in this browser',
    notAllowed: 'Nothing was changed: notifications were not allowed.',
    failed: 'This browser’s push service did not respond. Try again later.',
  },

  telegram: {
    linked: (label: string, date: string) => `Linked to ${label} since ${date}.`,
    none: 'No chat is linked yet.',
    link: 'Link a chat',
    unlink: 'Unlink',
    unlinkLong: 'Unlink the Telegram chat',
    notSetUp: 'Telegram is not set up on this server, so jobs can’t reach you there.',
    failed: 'The chat could not be changed.',
    open: 'Open Telegram',
    orSend: 'Tap Start there, or send this code to the bot:',
    until: (time: string) => `The code works until ${time}. Waiting for Telegram…`,
    expired: 'The code has expired.',
    again: 'Get a new code',
  },

  sounds: {
    title: 'Sounds',
    inApp: 'Sound in Gigbell',
    inAppText: 'Plays once when new jobs match while Gigbell is open, never during quiet hours.',
    names: { none: 'None', bell: 'Bell', tap: 'Tap' },
    silent: 'Silent messages',
    silentText: 'Push notifications and messages in Telegram, Discord and ntfy make no sound.',
  },

  drafts: {
    title: 'Letters that wait',
    label: 'Letters a day',
    text: 'The most letters written in 24 hours for alerts that have a letter ready. A letter uses a proposal of your plan only when you open it.',
    option: (number: number) => (number === 0 ? 'None' : `Up to ${number}`),
  },

  quiet: {
    title: 'Quiet hours',
    text: 'Notifications during these hours are held until they end. The inbox still updates instantly.',
    from: 'From',
    to: 'Until',
    zone: 'Time zone',
    takeZone: (zone: string) => `Use this device’s time zone (${zone})`,
    save: 'Save quiet hours',
    none: 'Turn off quiet hours',
    saved: 'Saved.',
    both: 'Enter both times.',
  },

  webhook: {
    title: 'Webhook address',
    text: 'Each notification is posted to this address. Saving the first address turns the webhook on.',
    format: 'Format',
    formats: {
      standard: 'JSON (for developers)',
      slack: 'Slack',
      discord: 'Discord',
      ntfy: 'ntfy',
    },
    formatTexts: {
      standard: 'Signed JSON, one request for each notification.',
      slack: 'Enter the address of an incoming webhook of your Slack channel.',
      discord: 'Enter the address of a webhook of your Discord channel.',
      ntfy: 'Enter the address of your topic, such as https://ntfy.sh/my-topic.',
    },
    address: 'Address',
    addressHint: 'https://…',
    secret: 'Signing secret',
    secretText:
      'Messages are signed with this secret, as described at standardwebhooks.com. Keep it private.',
    save: 'Save address',
    remove: 'Remove address',
    copyFailed: 'Failed to copy to clipboard', // @spec
  },

  secret: {
    renew: 'Rotate secret',
    question: 'Rotate the signing secret?',
    text: 'Messages are signed with the new secret right away, and the current one stops working. Your receiver will reject messages until you update it.',
    renewed: 'The new secret is active. Add it to your receiver.',
    failed: 'The secret could not be rotated. The current one is still active.',
  },
}
