/**
 * The rules that find checks of attention that want an answer or an odd manner: a small sum, a joke, a superhero. Checks
 * that want a certain text are found by attention-rules.ts.
 */
import type { Ask } from '@gigbell/contract'
import { describeAs, PRODUCT, type Rule } from '../traps/fragments.ts'
import { compilePattern } from '../traps/pattern.ts'

/** Small numbers, in words or in figures. */
const NUMBER_WORD = `(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|\\d{1,4})`

/** The rules, the first match decides. */
export const RIDDLE_RULES: (Rule & { kind: Ask['kind'] })[] = [
  {
    name: 'sum',
    kind: 'question',
    when: /\b(?:what(?:['’]s| is)|solve|answer|calculate|compute|sum of|result of)\b.{0,30}\b\d{1,4}\s*(?:[+*×x÷/-]|plus|minus|times|and)\s*\d{1,4}\b(?!\s*(?:hours?|%|days?|weeks?|px|months?))/i,
    unless:
      /\b(?:users?|quiz|asks|kids?|game|script|function|formula|algorithm|equation|hours|availability|ratio|24.7|api)\b/i,
    describe: describeAs('The post asks you to solve a small riddle as proof that you read it yourself.'),
  },
  {
    name: 'sum in words',
    kind: 'question',
    when: compilePattern(
      String.raw`\b(?:what(?:['’]s| is)|how much is|solve|answer|calculate|sum of|result of)\b.{0,30}\b${NUMBER_WORD}\s+(?:plus|minus|times|and|multiplied by|divided by)\s+${NUMBER_WORD}\b(?!\s*(?:hours?|days?|weeks?|months?))`,
    ),
    unless: PRODUCT,
    describe: describeAs('The post asks you to solve a small riddle as proof that you read it yourself.'),
  },
  {
    name: 'oddity',
    kind: 'other',
    when: compilePattern(
      String.raw`\b(?:include|add|write|tell (?:me|us)|compose|insert|put|share|attach|give (?:me|us)|send)\b.{0,25}\b(?:a|an|your best|one|some)\s(?:\w+ ){0,2}(?:poem|haiku|joke|recipe|limerick|riddle|fun fact|rhyme|pun|song lyric|emoji|smiley|unicorn|banana|ascii art|tongue twister)s?\b`,
    ),
    unless:
      /\b(?:users?|app|bot|website|site|blog|content|video|button|picker|messages? in|each post|posts?|generator)\b/i,
    describe: (m) => `The post asks for something that has nothing to do with the job: “${m[0]}”.`,
  },
  {
    name: 'manner',
    kind: 'other',
    when: /\b(?:write|answer|reply|respond|make|format|phrase|compose|draft)\b.{0,25}\b(?:your |the |this |each |every )?(?:proposal|letter|reply|response|application|cover letter|answer|sentence|paragraph|message)s?\b.{0,25}\b(?:backwards?|in reverse|upside down|in the (?:style|voice|manner) of an?|as (?:a|an) (?:poem|song|limerick|haiku|pirate|rap|riddle|story|tweet)|in (?:rhyme|verse|emojis?|morse|binary|base64|all caps|capitals|uppercase|lowercase)|without (?:using )?the letter|spells?\b|acrostic|\btwice$)|\b(?:first letter|initials?) of (?:each|every)\b.{0,30}\b(?:spell|form|read)|\b(?:respond|reply|answer) (?:only )?in (?:JSON|XML|YAML|French|Latin|Klingon)\b.{0,40}\b(?:profile|fields|instead|only)?/i,
    unless:
      /\b(?:endpoint|API|server|users?|the (?:bot|model|app)|customers?|tickets?|fluent|candidates?)\b/i,
    describe: describeAs('The post dictates an odd manner of answering, as a test for tools.'),
  },
  {
    name: 'whimsy',
    kind: 'question',
    when: /\b(?:tell|let|say|share|mention|answer|write)\b.{0,25}\b(?:which|what) (?:super ?hero|animal|fruit|colou?r|vegetable|cartoon|planet|emoji|spirit animal|day (?:it is|of the week)|time it is)\b|\b(?:mention|name|add a compliment about|talk about|include)\b\s(?:an? |some |the )?(?:otters?|penguins?|llamas?|unicorns?|elephants?|flamingos?|bananas?|pineapples?|dragons?|kangaroos?|zebras?|giraffes?|tacos?|pizza|dinosaurs?|the moon|rainbows?|potato(?:es)?)\b|\bhidden test\b/i,
    unless: /\b(?:users?|app|game|website|site|shop|store|restaurant|menu|book|story|children|logo|print)\b/i,
    describe: (m) => `The post asks for something that has nothing to do with the job: “${m[0]}”.`,
  },
]
