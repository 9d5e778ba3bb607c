/** Tests how requests to ask the client something become questions, and how the client is addressed in facts. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { addressClient } from './address-client.ts'

test.each([
  ['Ask: buoy is on the pier or in the water?', ['Is the buoy on the pier or in the water?']],
  [
    'Ask: buoy or pier? and what screen they have.',
    ['Buoy or pier?', 'I would like to know what screen you have.'],
  ],
  ['How many ferries, and roughly how old are they?', ['How many ferries, and roughly how old are they?']],
  [
    'please ask the name of the app and how many ferries, and english or arabic timetable',
    ['I would like to know the name of the app and how many ferries, and english or arabic timetable.'],
  ],
  [
    'Ask in which towns they have shops and whether the stock of the shops was counted this year.',
    [
      'I would like to know in which towns you have shops and whether the stock of the shops was counted this year.',
    ],
  ],
  [
    'Question: are they shipping containers or packaging containers such as drums?',
    ['Are they shipping containers or packaging containers such as drums?'],
  ],
  [
    'Questions: how many devices and how often do they publish, and in which format?',
    ['How many devices and how often do they publish, and in which format?'],
  ],
  [
    'ask if high load means sending or reading',
    ['I would like to know if high load means sending or reading.'],
  ],
  ['please ask kindly which tasks are meant', ['I would like to know which tasks are meant.']],
  [
    'Ask how many refunds they have in a month.',
    ['I would like to know how many refunds you have in a month.'],
  ],
  ['ask is the warehouse heated', ['Is the warehouse heated?']],
  ['ask db size', ['I would like to know the db size.']],
  ['sql: ask version + db size.', ['About SQL: I would like to know the version and db size.']],
  [
    'ask them: parquet or csv, how much RAM, and the printer version.',
    ['I would like to know: parquet or CSV, how much RAM, and the printer version.'],
  ],
  [
    'ask how many sites and are they behind login.',
    ['I would like to know how many sites there are. Are they behind login?'],
  ],
  [
    'ask his printer/card version and if he is on windows',
    ['I would like to know your printer/card version and if you are on Windows.'],
  ],
  ['ask cloth or leather', ['Cloth or leather?']],
  [
    'Can you ask how often the list changes and how long it is?',
    ['I would like to know how often the list changes and how long it is.'],
  ],
  [
    'Ask for 12 sample pages and what should happen when a page is empty.',
    ['Could you send me 12 sample pages and tell me what should happen when a page is empty?'],
  ],
  [
    'Ask them how many articles there are and if many of them have sizes.',
    ['I would like to know how many articles there are and if many of them have sizes.'],
  ],
  [
    'I would like to see how their shop takes orders, so ask if it has an API.',
    ['I would like to see how your shop takes orders', 'I would like to know if it has an API.'],
  ],
  ['Ask for oak, ash or also beech', ['Oak, ash or also beech?']],
  [
    'ask: how heavy is the crate, need a crane? (must tell them early)',
    ['I would like to know how heavy is the crate, need a crane.'],
  ],
  ['I should also ask how many floors there are.', ['I would like to know how many floors there are.']],
  [
    'Ask which plan it was and if he can still log in',
    ['I would like to know which plan it was and if you can still log in.'],
  ],
  ['ask also: email only or SMS too?', ['Email only or SMS too?']],
  ['ask: which GPU, which board/CPU, which player', ['Which GPU, which board/CPU, which player?']],
  [
    'Please ask how many scans and from how many patients, and what is the ground truth: a mask, a class or a value?',
    ['How many scans and from how many patients, and what is the ground truth: a mask, a class or a value?'],
  ],
  [
    'ask how many accounts, I do no account farms',
    ['I would like to know how many accounts, I do no account farms.'],
  ],
  [
    'Ask if the cluster is EKS or ECS, post says Kubernetes but the tag is ECS.',
    ['I would like to know if the cluster is EKS or ECS; your post says Kubernetes but the tag is ECS.'],
  ],
  [
    'Ask them for: serial log with reason codes, schematic of the power supply.',
    ['I would need: serial log with reason codes, schematic of the power supply.'],
  ],
  [
    'Please ask number of learners, platform and whether lab codes are provided by them.',
    ['I would like to know the number of learners, platform and whether lab codes are provided by you.'],
  ],
  ['how many users? also own hardware or cloud.', ['How many users?', 'Own hardware or cloud?']],
  [
    'If it is for a university assignment I can explain but he should write the report in his own words - please say it politely.',
    ['If it is for a university assignment I can explain but you should write the report in your own words'],
  ],
  [
    'ask where they are stored and how many users',
    ['I would like to know where they are stored and how many users.'],
  ],
  ['they need a Meta account, ask if they have it', []],
  ['ask what does "finished" mean for them', ['What does "finished" mean for you?']],
  ['they write 3 files then 2, ask which. Can start today', ['I can start today.']],
  ['Ask please which module comes first', ['I would like to know which module comes first.']],
])('asks the client: %s', (text, expected) => {
  expect(factsOf(readNotes(text))).toEqual(expected)
})

test.each([
  'ask Priya about the tax',
  'ask for 20% more, they have money',
  'ask if he is serious at all',
  'Ask if they are broke.',
  'Ask two questions at the end.',
  'Ask around 600 for this one.',
])('does not ask the client: %s', (text) => {
  expect(factsOf(readNotes(text))).toEqual([])
})

test.each([
  [
    'As a first step I could connect his app to the bank.',
    '',
    'As a first step I could connect your app to the bank.',
  ],
  [
    'I could do a small version for 90 if they have the hosting.',
    '',
    'I could do a small version for 90 if you have the hosting.',
  ],
  [
    'I could do it if the Meta account is open and they have the hosting.',
    '',
    'I could do it if the Meta account is open and you have the hosting.',
  ],
  ['I looked into the template he linked.', '', 'I looked into the template you linked.'],
  [
    'I need from them: the keys, and the tests they did.',
    '',
    'I need from you: the keys, and the tests you did.',
  ],
  [
    'A week is OK for one pier if he sends the files by Wednesday.',
    '',
    'A week is OK for one pier if you send the files by Wednesday.',
  ],
  [
    "I'd say a small server, about $15 a month for him, and one web page.",
    '',
    "I'd say a small server, about $15 a month for you, and one web page.",
  ],
  [
    'I need to know the traffic and if they own a rack.',
    '',
    'I need to know the traffic and if you own a rack.',
  ],
  ['The map fees are paid by them.', '', 'The map fees are paid by you.'],
  [
    'I would look at the cards and the film they were happiest with.',
    '',
    'I would look at the cards and the film you were happiest with.',
  ],
  [
    'I have 9 years, 6 of them in PHP, so inside their range.',
    '',
    'I have 9 years, 6 of them in PHP, so inside your range.',
  ],
  ['by button he means the bottom of the page?', '', 'by button you mean the bottom of the page?'],
  [
    'Questions: which printer they use, how many labels.',
    '',
    'Questions: which printer you use, how many labels.',
  ],
  [
    "I don't need his login, a screen share is enough.",
    'his call uses the old grant, and the scopes are added by an admin.',
    "I don't need your login, a screen share is enough.",
  ],
])('addresses the client: %s', (fact, before, expected) => {
  expect(addressClient(fact, before)).toBe(expected)
})

test.each([
  ['They still use it every day.', 'I built a portal for a bakery in May.'],
  ['I could bring 40 testers, they start on Monday.', ''],
  ["I'd recommend Hetzner, their support is good.", ''],
  ['I worked with Tom Weber, he can confirm it.', ''],
  ['I host a ferry shop for Tom Weber at $15 a month for him.', ''],
  ['I worked for Tom Weber, he sends the tide tables every week.', ''],
  ['My idea is to let the nurse write her own notes.', ''],
  ['My favourite hero is Static, because he makes use of what lies around.', ''],
  ['My wife is a dentist, so I know the numbers of teeth from her.', ''],
])('a pronoun that means somebody else stays: %s', (fact, before) => {
  expect(addressClient(fact, before)).toBe(fact)
})
