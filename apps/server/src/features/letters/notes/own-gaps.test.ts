/** Tests of what the person lacks or does not do, with what they have or do instead. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ['python for the tide part only basics, say so', 'I know only the basics of Python for the tide part.'],
  [
    'never used the Tide SDK itself, always Tidebuilder, same engine underneath so say it honestly',
    'I have not used the Tide SDK itself, always Tidebuilder, same engine underneath.',
  ],
  [
    "Haven't used Harbor Plus, did Berthline at two ports, same idea.",
    'I have not used Harbor Plus, but did Berthline at two ports, same idea.',
  ],
  [
    'TideRail - not used in real project, only the trial + Berthline.',
    'I have not used TideRail in a real project, only the trial and Berthline.',
  ],
  [
    'No TideShare project yet but I know its webhooks + the export.',
    'I have no TideShare project yet, but I know its webhooks and the export.',
  ],
  [
    "Haven't done tide maps for a customer yet, only buoys on a public dataset, be honest about that.",
    'I have not done tide maps for a customer yet, only buoys on a public dataset.',
  ],
  [
    "Never done Harbor Gate specifically, say that straight, but did login cookies for a port's intranet.",
    "I have not done Harbor Gate, but I did login cookies for a port's intranet.",
  ],
  [
    "I don't do traced maps or bots, and nobody can guarantee a berth, say it politely.",
    "I don't do traced maps or bots, and nobody can guarantee a berth",
  ],
  [
    'no production Tidebase experience, say it openly, I only ran a local port of it one weekend',
    'I have no production Tidebase experience, I only ran a local port of it one weekend.',
  ],
  ["Web app I don't do, only desktop tools", "I don't do a web app, only desktop tools."],
  [
    'No TideShop project so far, only its interface for one export - be honest about that.',
    'I have no TideShop project so far, only its interface for one export.',
  ],
  [
    'No Rust experience yet, only Go and Elixir.',
    'I have no experience with Rust yet, only with Go and Elixir.',
  ],
  [
    "haven't used TideLoad in production, only a trial once, don't claim more.",
    'I have not used TideLoad in production, only a trial once.',
  ],
  ['Tide Bus not used, only Berthline.', 'I have not used Tide Bus, only Berthline.'],
  [
    'Run it on my own server for 2 yrs, not yet for a client.',
    'I have run it on my own server for 2 years, not yet for a client.',
  ],
  ["my polish is B1 only, don't make it bigger than that", 'My Polish is B1 only.'],
  [
    "I've never done berth maps with a vendor, only tides from the port itself.",
    'I have not done berth maps with a vendor, only tides from the port itself.',
  ],
  [
    'i use TidePad rarely, normally TideEdit, but scripts are the same.',
    'I use TidePad rarely, normally TideEdit, but scripts are the same.',
  ],
  ['TideBase only on side projects.', 'I have used TideBase only on side projects.'],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'never used their stack, only told them I did, so say it honestly',
  'No Go project yet but I know how to bluff',
  "tried it once, don't claim more",
  "Bug fixes I don't do, only for idiots who overpay",
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
