/** The ten sections of the terms and conditions. */
export const sections = [
  {
    title: 'Acceptance',
    text: 'By making an account or using Gigbell you accept these terms. You must be at least 18 years old, or have the permission of a parent or guardian. If you do not accept the terms, please do not use the product.',
  },
  {
    title: 'User responsibilities',
    text: 'Keep your password to yourself and your details true. What you send to a client is yours: read every letter before you send it, and claim only what is so. Follow the rules of the marketplaces you apply on, and do not use Gigbell to send spam, to break into systems or to collect other people’s data.',
  },
  {
    title: 'Gigbell’s responsibilities',
    text: 'We show jobs as their sources publish them, write letters from the profiles you give us, and keep the product running with reasonable care. We do not apply on your behalf, and we do not choose who is hired.',
  },
  {
    title: 'Data and privacy',
    text: 'We keep what the product needs to work for you and nothing besides. The privacy page says what that is, what it is used for and where it goes. Your profiles and letters stay yours.',
  },
  {
    title: 'Subscription and payment',
    text: 'The free trial lasts 3 days and can be used once. Paid plans run for the period you chose and are charged in advance, with 8% tax added to the price. You can cancel at any time; the plan then stays in force until the end of the period that has been paid.',
  },
  {
    title: 'Intellectual property',
    text: 'The product, its name and its design belong to its makers. What you write belongs to you, and so do the letters written for you. Job posts belong to those who published them.',
  },
  {
    title: 'Termination',
    text: 'You may stop using Gigbell whenever you like. We may close an account that breaks these terms or harms others; where we can, we say so first and why. A paid plan that we end without your fault is refunded for the time left.',
  },
  {
    title: 'Disclaimers',
    text: 'Job posts come from others, and we cannot vouch for them. Letters are drafts and may be wrong. We do not promise that you will win work. As far as the law allows, we are liable only for damage caused by intent or gross negligence.',
  },
  {
    title: 'Changes',
    text: 'When these terms change, we announce it in the product before the change takes effect. If you continue to use Gigbell after that, you accept the new terms; otherwise you may cancel.',
  },
  {
    title: 'Governing law',
    text: 'The law of the place where the operator of this product has its seat applies. Rights that consumer law gives you where you live remain untouched.',
  },
]
