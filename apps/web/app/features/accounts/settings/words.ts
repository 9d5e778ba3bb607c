/** Texts of the channels that are set up in the settings, all of them ours; the older ones stand in copy.ts. */

export const words = {
  secret: {
    renew: 'Make a new secret',
    question: 'Make a new signing secret?',
    text: 'Messages are signed with the new secret at once, and the current one stops working. Your receiver refuses them until you enter the new secret there.',
    renewed: 'The new secret is in use. Add it to your receiver.',
    failed: 'The secret could not be changed. The current one is still in use.',
  },
  push: {
    on: 'Browser notifications are on in this browser.',
    off: 'Browser notifications are off in this browser.',
    denied:
      'This browser blocks notifications from Gigbell. Allow them in its settings for this site (the sign beside the address), then reload the page.',
    unsupported: 'This browser doesn’t support push notifications. Another one may.',
    uninstalled:
      'On an iPhone or iPad, only apps on the home screen get notifications. Press Share, then “Add to Home Screen”, and open Gigbell from there.',
    start: 'Turn on in this browser',
    stop: 'Turn off in this browser',
    notAllowed: 'Nothing was changed: the browser was not allowed to show notifications.',
    failed: 'The push service of this browser did not answer. Try again later.',
  },
  telegram: {
    linked: (label: string, date: string) => `Linked to ${label}, since ${date}.`,
    none: 'No chat is linked yet.',
    link: 'Link a chat',
    unlink: 'Unlink',
    unlinkLong: 'Unlink the Telegram chat',
    notSetUp: 'Telegram is not set up on this server, so jobs can’t reach you there.',
    failed: 'This could not be changed.',
    open: 'Open Telegram',
    orSend: 'Press Start there, or send the bot this code:',
    until: (time: string) => `The code works until ${time}. Waiting for Telegram…`,
    expired: 'The code has expired.',
    again: 'Get a new code',
  },
  test: {
    send: 'Send a test',
    sendTo: (channel: string) => `Send a test: ${channel}`,
    sent: 'Sent.',
    failed: 'The test could not be sent.',
  },
}

/** What a connected account says that must be signed in with again. */
export const reading = {
  signInAgain: 'Sign in again',
  signInAgainText: (provider: string) =>
    `${provider} no longer lets us look for jobs for you. Sign in there again, and it goes on.`,
}
