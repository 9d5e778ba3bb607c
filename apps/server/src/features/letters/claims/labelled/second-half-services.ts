/** The situations of the second half about services; the others are in second-half.ts. */
import { readSituation } from './situation.ts'

export const secondHalfServices = [
  readSituation({
    name: 'a structural engineer',
    cards: `
      work: Civil engineer with 11 years in timber and steel structures
      project: Roof of a sports hall in Graz: timber trusses with a span of 32 m, modelled in Revit
      project: Strengthening of a brick warehouse for the architects Lorenz Amsel
      work: I check drawings of other engineers for a housing association.
      education: MSc in civil engineering, TU Graz
      education: Chartered engineer (2016)
      skill: AutoCAD
      skill: Revit
      skill: Eurocode
      rate: 3,000 EUR per project
      language: German
      language: English
    `,
    post: {
      title: 'Structural drawings for a wooden carport',
      description:
        'We plan a carport for two cars (6 x 6 m) with a green roof in Bavaria and need calculations and drawings for the permit. Do you know the rules for snow loads?',
      skills: ['AutoCAD', 'Structural Engineering'],
    },
    letter: `
      +2 I designed the roof of a sports hall in Graz, with timber trusses spanning 32 metres.
      +1 In eleven years I have worked on wooden and steel structures.
      +3 For the architects Lorenz Amsel I strengthened a brick warehouse.
      +6 I am a chartered engineer.
      +5 My master's degree is in civil engineering, from TU Graz.
      +7,8 I draw in AutoCAD and Revit.
      +4 I also check the drawings of colleagues for a housing association.
      = A green roof of 36 square metres is mainly a question of weight.
      = Snow loads in Bavaria depend on the zone and on the height of the place.
      - I have designed over 50 carports.
      - I am licensed in Bavaria.
      - The sports hall roof spans 52 metres.
      - I teach timber construction at TU Graz.
      - I have calculated green roofs for the city of Munich.
      - I know SAP2000 and RFEM.
    `,
  }),
  readSituation({
    name: 'a customer support specialist',
    cards: `
      work: Customer support by email and chat for software and travel companies
      work: At Wanderlane I answered 45 tickets a day with a satisfaction of 96%.
      work: I wrote 70 help articles for their help center.
      work: Trained four new colleagues at Wanderlane
      skill: Zendesk
      skill: Intercom
      language: French (native)
      language: English (fluent)
      rate: 18 EUR per hour
      availability: weekdays, 6 hours a day
      location: Lyon, France
    `,
    post: {
      title: 'Bilingual support agent (French/English) for a booking app',
      description:
        'We receive 120 tickets a day. You will answer in Zendesk in French and English, 30 hours a week, also on Saturdays. Tell us about the hardest customer you have had.',
      skills: ['Customer Support', 'Zendesk', 'French'],
    },
    letter: `
      +2 At Wanderlane I handled 45 tickets per day, and 96 percent of the customers were satisfied.
      +3 I also wrote seventy articles for the help centre.
      +4 I trained four colleagues there.
      +5,6 I know Zendesk and Intercom.
      +7,8 French is my mother tongue and my English is fluent.
      +10 I can work six hours a day on weekdays.
      +9 My rate is 18 euros per hour.
      = Your post mentions Saturdays; how many of the 30 hours fall on them?
      - I managed the support team at Wanderlane.
      - I work on Saturdays.
      - My satisfaction score was 99%.
      - I answered 45 tickets an hour.
      - I supported customers of Booking.com and Airbnb.
      - I speak good Spanish, too.
      - I set up Zendesk from scratch for several startups.
      - I have nine years of support experience.
    `,
  }),
]
