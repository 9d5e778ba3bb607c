/** The texts of the pages that newsletter emails link to. */
export const texts = {
  confirmTitle: 'Confirm the newsletter',
  confirming: 'Confirming your e-mail...',
  confirmed: 'Your e-mail is confirmed. The next newsletter comes to you.',
  confirmFailed: 'Your e-mail could not be confirmed.',
  unsubscribeTitle: 'Leave the newsletter',
  unsubscribeText: 'Press the button, and nothing more is sent to you.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'Done. You get no more newsletters.',
  unsubscribeFailed: 'You could not be taken out.',
  noToken: 'This link is not complete. Copy it whole from the mail.',
  home: 'Go to Gigbell',
}
