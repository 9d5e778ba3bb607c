/** What each rule suggests for a profile. */
import { describe, expect, test } from 'vitest'
import { demand, findSuggestion, noDemand, project, suggest } from '../testing/basis.ts'
import { createProfile } from '../testing/profile.ts'
import { scoreProfile } from './score.ts'

describe('the skills', () => {
  test('a skill that many posts name and the profile shows nowhere is named, and not added', () => {
    const suggestions = suggest(createProfile({ skills: ['React'] }), {
      demand: demand('+61 React', '42 Figma', '9 Vue'),
    })
    const missing = findSuggestion(suggestions, 'missing-skill')
    expect(missing).toMatchObject({
      field: 'skills',
      why: '42 of 100 posts that fit you name Figma; your profile shows it nowhere. Add it only if you know it.',
      after: null,
    })
  })

  test('the skills that most posts name move to the front, and the others keep their order', () => {
    const skills = ['Git', 'jQuery', 'PHP', 'React', 'Node.js']
    const found = findSuggestion(
      suggest(createProfile({ skills }), { demand: demand('+61 React', '+40 Node.js', '+10 PHP') }),
      'order-of-skills',
    )
    expect(found).toMatchObject({ before: skills, after: ['React', 'Node.js', 'PHP', 'Git', 'jQuery'] })
    expect(found?.why).toBe(
      'Of 100 posts that fit you, 61 name React and 40 name Node.js. Clients read the first skills first.',
    )
  })

  test('few posts tell nothing', () => {
    const few = { ...demand('+6 React', '5 Figma'), posts: 9 }
    const found = suggest(createProfile({ skills: ['Git', 'jQuery', 'PHP', 'React'] }), { demand: few })
    expect(found.filter(({ id }) => /^(?:missing|order|title)/.test(id))).toEqual([])
  })

  test('a skill that the texts name is added, but not one of a denial or a wish', () => {
    const about = 'I build shops with Shopify. I do not touch WordPress. I want to learn Rust with friends.'
    const found = findSuggestion(suggest(createProfile({ about, skills: ['PHP'] })), 'named-skills')
    expect(found).toMatchObject({ before: ['PHP'], after: ['PHP', 'Shopify'] })
  })
})

describe('the about text', () => {
  test('a sentence that says what the person does comes first', () => {
    const about = 'Hello and welcome! I have a dog. I build web shops with React for bakeries. Call me.'
    const found = findSuggestion(suggest(createProfile({ about, skills: ['React'] })), 'opening')
    expect(found).toMatchObject({
      before: about,
      after: 'I build web shops with React for bakeries. Hello and welcome! I have a dog. Call me.',
    })
  })

  test('a sentence that needs its neighbor does not move', () => {
    const about =
      'Hello! For a bakery I built a shop with React. It sells bread. Also I know React well enough.'
    expect(findSuggestion(suggest(createProfile({ about, skills: ['React'] })), 'opening')?.after).toBeNull()
  })

  test('a project with a figure and a confirmed fact are added as they are written', () => {
    const found = suggest(
      createProfile({
        about: 'I build shops.',
        projects: [project({ client: 'Krause', what: 'Rebuilt the checkout', result: 'Orders up 30 %' })],
      }),
      { facts: ['I have led a team of six developers at Nordbank.'] },
    )
    expect(findSuggestion(found, 'figure')?.after).toBe(
      'I build shops. A shop for Krause: Rebuilt the checkout. Orders up 30 %.',
    )
    expect(findSuggestion(found, 'fact')?.after).toBe(
      'I build shops. I have led a team of six developers at Nordbank.',
    )
  })

  test('a sentence of an answered letter is added where a project supports it', () => {
    const of = createProfile({
      about: 'I build shops with React, 12 so far.',
      skills: ['React'],
      projects: [
        project({ client: 'Krause', what: 'Rebuilt the checkout in React', result: 'Orders up 30 %' }),
      ],
    })
    const letters = [
      'Hello Anna, your bakery needs a shop. I know 40 bakeries. I rebuilt the checkout of Krause in React, and orders went up 30 %. I can start on Monday at Acme.',
    ]
    const found = findSuggestion(suggest(of, { letters }), 'letter')
    expect(found?.after).toBe(
      'I build shops with React, 12 so far. I rebuilt the checkout of Krause in React, and orders went up 30 %.',
    )
  })
})

describe('the other fields', () => {
  test('what the about text states gets its field', () => {
    const about = 'I translate manuals.\nMy rate is $45 per hour.\nhttps://linkedin.com/in/ada'
    const found = suggest(createProfile({ about }))
    expect(findSuggestion(found, 'rate')?.after).toEqual({ amount: 45, currency: 'USD', per: 'hour' })
    expect(findSuggestion(found, 'links')?.after).toMatchObject({ linkedin: 'https://linkedin.com/in/ada' })
  })

  test('a rate is compared with what posts pay', () => {
    const rate = { amount: 15, currency: 'USD', per: 'hour' } as const
    const hourly = { currency: 'USD', low: 30, high: 55, posts: 40 }
    const of = (amount: number) =>
      findSuggestion(
        suggest(createProfile({ rate: { ...rate, amount } }), { demand: { ...demand(), hourly } }),
        'rate',
      )
    expect(of(15)?.why).toBe('Half of 40 hourly posts that fit you pay $30 to $55 an hour. You ask for $15.')
    expect(of(40)).toBeUndefined()
  })

  test('the project that shows most of what posts ask for comes first', () => {
    const projects = [
      project({ title: 'Menu', what: 'A printed menu' }),
      project({ title: 'Shop', what: 'A shop with React and Stripe', skills: ['React', 'Stripe'] }),
    ]
    const found = findSuggestion(
      suggest(createProfile({ projects }), { demand: demand('+60 React', '+30 Stripe') }),
      'order-of-projects',
    )
    expect(found?.after).toEqual([projects[1], projects[0]])
  })

  test('a short title names what posts ask for', () => {
    const of = createProfile({ skills: ['Git', 'React'] })
    expect(findSuggestion(suggest(of, { demand: demand('+61 React') }), 'title')?.after).toBe(
      'Developer | React',
    )
  })

  test('a complete profile has a score of 100 and nothing to suggest', () => {
    const sentence =
      'As a developer I built shops with React for bakeries in Berlin, and 12 of them sell bread today. '
    const complete = createProfile({
      title: 'React developer',
      about: sentence.repeat(5),
      skills: ['React', 'TypeScript', 'Node.js', 'CSS', 'HTML', 'Git', 'Jest', 'Stripe'],
      projects: [project({ title: 'A', result: 'Sold' }), project({ title: 'B', result: 'Sold' })],
      rate: { amount: 40, currency: 'USD', per: 'hour' },
      profile_links: { linkedin: 'https://linkedin.com/in/ada', youtube: '', twitter: '' },
    })
    expect(scoreProfile(complete, demand('+61 React'))).toBe(100)
    expect(suggest(complete, { demand: demand('+61 React') })).toEqual([])
    expect(scoreProfile(createProfile({ title: 'Developer' }), noDemand)).toBeLessThan(20)
  })
})
