/** The texts of the screen that takes a post from another app. */
export const sharedPostTexts = {
  title: 'Read this post',
  lead: 'Check what was shared and paste the text of the post. Only you will see this job. You generate the letter next.',
  url: 'Address of the post',
  jobTitle: 'Job title',
  description: 'Text of the post',
  submit: 'Read this post',
  cancel: 'Discard',
  failed: 'The post could not be saved. Please try again.',
}
