/** What the page says where alert mails are stopped; ours, all of it. */
export const words = {
  title: 'Stop the alert mails',
  text: 'Press the button, and no alert is mailed to you any more. Your alerts and your inbox stay as they are.',
  leave: 'Stop these mails',
  left: 'Done. You get no more alert mails.',
  failed: 'The mails could not be stopped.',
  noToken: 'This link is not complete. Copy it whole from the mail.',
  settings: 'Change what rings, and how',
}
