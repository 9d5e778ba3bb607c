/** Tests that requests to the client and offers, as busy people type them, are facts, and how they are worded. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ['I need tide table and is pier locked', 'I need the tide table. Is the pier locked?'],
  [
    'Need to ask: car or foot ferry, one deck or two, and do they have a list of cabins.',
    'Car or foot ferry, one deck or two, and do you have a list of cabins?',
  ],
  [
    'i want to ask: how long are the films, does the app stream them or give a file?',
    'How long are the films, does the app stream them or give a file?',
  ],
  ['ask what the fault is (lag? Lost mails?)', 'I would like to know what the fault is (lag, lost mails).'],
  ["ask if they're in there", "I would like to know if they're in there."],
  ['ask they use cards or paper', 'Do you use cards or paper?'],
  [
    'Their timeline paragraph is cut off after "Timeline &", ask for it.',
    'The timeline paragraph of your post is cut off; could you send it?',
  ],
  [
    'post says onsite but location is not given, ask which city',
    'Your post says onsite, but not the location; which city is it?',
  ],
  [
    "ask if their account allows pilots and if they have API access, I don't want to build what will be banned in one week.",
    'I would like to know if your account allows pilots and if you have API access.',
  ],
  [
    "The post is cut off after 'Timeline &', so ask for timeline and budget.",
    'Your post is cut off after “Timeline &”; could you tell me the timeline and budget?',
  ],
  [
    'I could not open the attachment with the deck plans yet, so price is subject to that.',
    'I could not open the attachment with the deck plans yet, so the price depends on what is in it.',
  ],
  [
    "Ask is this for testing their own booking page or which port the login belongs to, I need it before start because somebody else's booking page I don't do.",
    'Is this for testing your own booking page or which port the login belongs to?',
  ],
  [
    'Need clarity: do they mean a kiosk for the pier or an app, or both?',
    'Do you mean a kiosk for the pier or an app, or both?',
  ],
  [
    'I must know which chart version he uses for the tides.',
    'I need to know which chart version you use for the tides.',
  ],
  [
    'he should tell which plotter and if the sheets are folded, post says nothing about paper',
    'I would like to know which plotter and if the sheets are folded.',
  ],
  [
    'I would question whether they need Mapbox when the tiles are already on their server, but say it gently',
    'I would question whether you need Mapbox when the tiles are already on your server.',
  ],
  ['need the failing deploy log', 'I need the failing deploy log.'],
  [
    "I couldn't open the spreadsheet, says no permission",
    'I could not open the spreadsheet: it says no permission.',
  ],
  ["haven't seen the attached drawings", 'I have not seen the attached drawings yet.'],
  [
    "I'd rather not have her password, better she makes me an editor and removes it afterwards",
    'I would rather not have your password; it is better if you make me an editor and remove it afterwards.',
  ],
  ['my test rig I can show on a call', 'I can show my test rig on a call.'],
  [
    "They don't say if they use a tidal model, ask about that and about the time zone.",
    'I would like to know if you use a tidal model, and to ask about the time zone.',
  ],
  ["And the attached drawing isn't there", 'I cannot find the attached drawing. Could you send it?'],
  ["probably 4 hours work, I'd say 80 euro", 'My price is 80 euro.'],
  ['The questionnaire is already filled in.', 'The questionnaire is already filled in.'],
  ["The setup I'd quote separately", 'I would quote the setup separately.'],
  ['A week is fine if I get the db by Friday.', 'A week is enough if I get the database by Friday.'],
  [
    '2 weeks notice at current client so start MONDAY',
    'I have 2 weeks’ notice with my current client, so I can start on MONDAY.',
  ],
  [
    '1 month notice at current client so start 1 August',
    'I have 1 month’s notice with my current client, so I can start on 1 August.',
  ],
  [
    "For this one I'd say 5 to 6 weeks and 4,000 GBP, the first week on their old charts.",
    'I estimate 5 to 6 weeks and 4,000 GBP, the first week on your old charts.',
  ],
  ['Contract in Norway ended, I am free at once.', 'I am free at once.'],
  [
    "The photo doesn't show up for me, can they send it again?",
    'The photo did not show up for me. Could you send it again?',
  ],
  ["I'd like to know which module comes first", 'I would like to know which module comes first.'],
  [
    "Ask them how many boats there are in the register, they don't say.",
    'I would like to know how many boats there are in the register.',
  ],
  [
    'I have a live demo of the map with test data that I can show on a call',
    'I have a live demo of the map with test data that I can show on a call.',
  ],
  [
    'I can do it for 200 fixed in 5 days, they pay the maps API plan themselves.',
    'I can do it for 200 fixed in 5 days; you pay the maps API plan yourself.',
  ],
  ['I can take two tasks a day starting from Monday.', 'I can take two tasks a day from Monday.'],
  ["My contract in Gdynia ends on the 30th, so I'm free from the 1st.", 'I am free from the 1st.'],
  ['my test rig I can show tomorrow', 'I can show my test rig tomorrow.'],
  [
    "the attached brief I couldn't open so ask which format they want",
    'I could not open the attached brief. I would like to know which format you want.',
  ],
  ['Ask what the machine is, the post says nothing', 'I would like to know what the machine is.'],
  ['How many rooms does she have?', 'How many rooms do you have?'],
  ['how many seats they have?', 'How many seats do you have?'],
  [
    'Ask which server version and is their Jenkins 2.4 or newer.',
    'I would like to know which server version you use. Is your Jenkins 2.4 or newer?',
  ],
  ['I need a written ok that test orders are allowed.', 'I need a written OK that test orders are allowed.'],
  ['which database they need?', 'Which database do you need?'],
  ['Question: portrait or landscape? not too formal', 'Portrait or landscape?'],
  [
    'Ask where the plans are and whether they may leave the office.',
    'I would like to know where the plans are and whether they may leave the office.',
  ],
  ["Ask whether it's remote, because of the coffee machine.", "I would like to know whether it's remote."],
  ['Short please. Are they registered in both countries?', 'Are you registered in both countries?'],
  [
    "Ask what server and version, and what the fault looks like, they don't say.",
    'I would like to know what server and version, and what the fault looks like.',
  ],
  ['ask niche + country + price range', 'I would like to know the niche, country and price range.'],
  ['Ask red or blue and what size', 'Red or blue, and what size?'],
  ['Also curious how many people there are.', 'I am curious how many people there are.'],
  ['Ask is there code of a former developer.', 'Is there code of a former developer?'],
  ['Ask if there software is 32 bit', 'I would like to know if your software is 32 bit.'],
  [
    'the free plan goes back 7 days, the archive costs 500 a month, client should know',
    'the free plan goes back 7 days, the archive costs 500 a month',
  ],
  ['US citizen, no sponsorship', 'I am a US citizen and need no sponsorship.'],
  ['first sample for two labels I can send tomorrow', 'I can send the first sample for two labels tomorrow.'],
  [
    'I have the Developer II certificate, forgot to put it in the profile.',
    'I have the Developer II certificate.',
  ],
  [
    'I need the export plus one page with the right numbers to compare with.',
    'I need the export plus one page with the right numbers to compare with.',
  ],
  [
    'how many shops is it, and are they all in one city?',
    'How many shops is it, and are they all in one city?',
  ],
  [
    'title says mobile app but the text is only a landing page, ask which one',
    'The title says mobile app, but the text is only a landing page: which of them do you need?',
  ],
  [
    'I want to know also if it goes on their website or the sales people show it.',
    'I would like to know if it goes on your website or the sales people show it.',
  ],
  [
    "And should a wrong time end as Succeeded or as Failed - 'stop' isn't clear.",
    'Should a wrong time end as Succeeded or as Failed?',
  ],
  [
    'also skills list in the post is cut at the end, ask for it',
    'The skills list of your post is cut off; could you send it?',
  ],
  [
    'Ask Berthline version and if they have tests',
    'I would like to know the Berthline version and if you have tests.',
  ],
  ['Ask him he has a gauge or not.', 'I would like to know if you have a gauge or not.'],
  [
    'ask if they have permission from the author or his agent',
    'I would like to know if you have permission from the author or his agent.',
  ],
  ['Can they send me the tide table before I quote?', 'Could you send me the tide table before I quote?'],
  [
    'could they send me the Excel (even without the real prices)?',
    'Could you send me the Excel (even without the real prices)?',
  ],
  [
    'I\'d like to know what "partner" means here, equity or paid hours.',
    'I would like to know what "partner" means here: equity or paid hours.',
  ],
  [
    'Not sure if the harbor is in Chile or Peru, ask them, and if they have the charts (I have my own).',
    'I would like to know if the harbor is in Chile or Peru, and if you have the charts.',
  ],
  [
    'pls ask politely if this is for practice bcos i wont do a live test',
    'I would like to know if this is for practice because I won’t do a live test.',
  ],
  [
    'I think "Elastik" they mean Elasticsearch, please ask to confirm.',
    'By "Elastik" I think you mean Elasticsearch; could you confirm?',
  ],
  ['Location not mentioned in post, ask it.', 'I would like to know the location.'],
  [
    'Ask him which engine for the final ferry.',
    'I would like to know which engine is planned for the final ferry.',
  ],
  [
    'I could not open the pdf yet so ask them to send it.',
    'I could not open the PDF yet. Could you send it?',
  ],
])('a request: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  [
    'I can look tonight if they give me a read-only login first.',
    'I can look tonight if you give me a read-only login first.',
  ],
  ["There's a demo bot they can try: t.me/demo", 'There is a demo bot that you can try: t.me/demo'],
  [
    'Reference: Ada Berg, head of sales at Norrtull, agreed to be called.',
    'My reference Ada Berg, head of sales at Norrtull, has agreed to be called.',
  ],
  ['CV and portfolio go as attachment', 'My CV and portfolio are attached.'],
  [
    'Free half-hour call to look at the current set-up this week.',
    'I offer a free half-hour call to look at the current set-up this week.',
  ],
  [
    'I still keep a licensed copy of version 7 on a virtual machine, so I can open their file as it is.',
    'I still keep a licensed copy of version 7 on a virtual machine, so I can open your file as it is.',
  ],
])('an offer: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'Not before they pay',
  'I can look tonight if they send me money first',
  'For 450 I do the cheap part only because they are stingy',
  'For 450 I do it because I need a review',
  'I need a written ok that they pay me',
  '420 fixed is fine if they send me a deposit',
  'For 90 they get garbage because they are cheap',
  'I would do anything for 120',
  'Reference: my cousin, he lies well',
  'how many times did they cheat, and are they sorry?',
  'phase 1 for 400 because they are broke',
  "don't promise that though, just mention it",
  "Don't promise rankings!",
  'need their deposit first',
  "I couldn't see the point",
  "haven't seen the money from the last one",
  "I'd rather not get his calls, better he pays me first",
  'my boss I can tell nothing',
  "the money I couldn't see, so ask if he is serious",
  'I take the fixed 90 because I need the money',
  '60 for all is ok because rent is due',
  'price 80 ok if they are nice',
  'I think 3k because they are rich',
  'the fees are theirs, crooks',
  'Keep it rather short, not too formal',
])('no fact: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test('a wish of two parts is one wish', () => {
  expect(readNotes('Keep it rather short, not too formal')).toEqual([
    { quote: 'Keep it rather short, not too formal', kind: 'style' },
  ])
})

test.each([
  "I'd like to know which genius designed that database",
  "I'd like to know how he got 5 stars with that attitude",
  "Ask them if they are going to ghost people again, they don't say.",
  "the damn migration I'd quote separately",
  'I have a sample of the competitor code that I can send',
  'I could show him the door on a call',
  'title says easy but the post is a nightmare, ask which one',
  'I think "junior" they mean cheap, please ask to confirm',
])('is private: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test.each([
  ["Ask 900. Probably 3 hours work, I'd say 250.", '250'],
  ["Say 1,500. For this one I'd say 2 weeks and 1,100 EUR.", '1,100'],
  ["Probably 1 hour work, I'd say 200. Don't mention the hour.", '200'],
  ["Tell them a week. For this one I'd say 3 days and 500 USD.", '3 days'],
  ["My boss can't know. 2 weeks notice at current client so start 1 June", 'notice'],
])('hides what another part of the note hides: %s', (note, hidden) => {
  expect(factsOf(readNotes(note)).join(' ')).not.toContain(hidden)
})
