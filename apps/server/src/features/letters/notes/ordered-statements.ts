/**
 * What the person orders to tell the client in so many words: "say clearly that …", "explain in two sentences: …". Orders to ask are
 * in own-asks.ts, and advice that needs no order in client-advice.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isPlainVerb } from '../writer/verbs.ts'
import { addressClient, toReader } from './address-client.ts'
import { CLIENT_ADVICE } from './client-advice.ts'
import { promiseNothing } from './complete-fact.ts'
import { type Form, UNSAID } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { CIRCUMSTANCES, LIE, OTHER_TRUTH, SECRET } from './signals.ts'

const PLEASE = '(?:(?:please|pls|also|and|but|just|so),? )*'
const WHOM = '(?: (?:to )?(?:them|him|her|the client))?'
/** "clearly", "in one or two sentences", "in a friendly way" */
const MANNER =
  '(?:,? (?:clearly|openly|plainly|politely|nicely|gently|kindly|honestly|briefly|shortly|up ?front|right away|(?:very )?short|in (?:one|two|a few|1|2)(?:(?: (?:or|to) |-)(?:two|three|2|3))?(?: short)? (?:lines?|sentences?|words?)|in an? (?:\\p{L}+ )?(?:friendly|polite|nice|short|simple|calm) (?:way|tone|sentence|manner)))'
/** "say that …" and "mention that …" are in kinds.ts: what follows them may be a trick. */
const EXPLAIN = '(?:explain|stress|point out|warn|remind|tell(?= that\\b)|raise(?= (?:\\p{L}+ly )?that\\b))'
const TELL = `(?:say|write|state|tell|${EXPLAIN})`
/** "honestly but without lecturing", "but friendly" */
const HOW = '(?: \\p{L}+ly)?(?:,? (?:but|and) (?:without \\p{L}+ing|friendly|kind|polite|short|\\p{L}+ly))?'
/** The beginnings of statements that tell only the tool what to say: "why I left", "it", "about my rate". */
const TO_THE_TOOL =
  '(?!(?:why|how|what|which|who|where|when|if|whether|about|it|this|so|for|to|in|at|as|yes|no$|my (?:rate|price)|the (?:truth|real|reason|rate|price))\\b)'

/** How the person feels is not for the client, also where it is to be told. */
const FEELS =
  /\bI(?:['’]m| am|['’]d be| feel) (?:so |too |very |a bit )?(?:tired|bored|desperate|broke|afraid|nervous|sick|annoyed|angry)\b|\bI (?:hate|despise|can['’]?t stand)\b/i

/** "I tutor, I don't write anyone's exam" is one statement. */
const AND_REFUSES =
  /, I (?:do not|don['’]?t|will not|won['’]?t|can['’]?t|cannot) (?=["“]|(?:write|do|make|build|sell|take|hand|create|give|get|reset|change|open)\b)/i

const isPrivate = (said: string): boolean =>
  [SECRET, LIE, OTHER_TRUTH, FEELS].some((sign) => sign.test(said.replace(AND_REFUSES, '; '))) ||
  /^(?:they|he|she|the (?:client|post|budget|guy))\b(?! (?:will |would )?(?:needs?|should|must|can|has to|have to)\b)/i.test(
    said,
  )

/** "I put a hard stop in, if they don't want it I don't want the job (nicer words)": the condition of a refusal is for the tool to soften. */
const OF_REFUSAL =
  /,? (?:and )?if (?:they|he|she|the client) (?:do(?:es)?(?: not|n['’]?t)|refuses?|dislikes?) [^.;:]{2,120}$| ?\((?:in |but |use )?(?:nicer|softer|better|kinder|other|more polite) words\)/giu

/** "no promises about the price, and that they should …" becomes "I make no promises about the price, and you should …" */
function tellStatement(said: string): string {
  const open = addressClient(
    said
      .replace(OF_REFUSAL, '')
      .replace(/^its (?=only|just|not|me\b)/i, 'it’s ')
      .replace(/,? and that (?=[\p{L}\d])/giu, ', and ')
      .replace(/(?<=\s)i(?=['’ ])/g, 'I'),
    '',
  )
  const told = promiseNothing(open).replace(/, you should (?=\p{L})/iu, '; you should ')
  const ended = told.endsWith('?') ? told : told.replace(/[.!]*$/, '.')
  // "st.plotly_chart moves over" begins with a name.
  return /^\p{Ll}+[._]\p{L}/u.test(ended) ? ended : upperFirst(ended)
}

/** ", he doesn't mention it" */
const NOT_MENTIONED = `,? (?:since |because |as )?(?:he|she|they|the (?:post|client|ad)|post) (?:(?:do(?:es)?|did)(?:n['’]?t| not)|never) (?:mention|say|state|ask)(?:s|ed)?(?: it| that| this| about it)?`
const ENDS_NOT_MENTIONED = new RegExp(`${NOT_MENTIONED}[.!]*$`, 'i')

/** The orders with the statement that they name. */
const ORDERED_STATEMENTS: Form[] = [
  {
    // "worth saying that running such code needs a sandbox, he doesn't mention it"
    form: new RegExp(
      `^(?:it['’]?s )?worth (?:saying|mentioning|noting|pointing out)(?: that|:) ([^;:!?]{10,220}?)(?:${NOT_MENTIONED})?[.!]*$`,
      'isu',
    ),
    isPrivate: (part) => isPrivate(part.replace(ENDS_NOT_MENTIONED, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "Attach the CV separately, say I have a redacted sample report"
    form: /^(?:please )?attach (?:the |my )?[^,;:!?]{2,40}?,? (?:and |but )?say (?:that )?(I (?:have(?! no\b)|can|could|will|did)\b[^;:!?]{4,160}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (said = '') => tellStatement(said.replace(/^i /, 'I ')),
  },
  {
    // "Mention plotly charts move over nearly as they are because Anvil has a plot component"
    form: /^(?:please |also )?mention (?:that )?((?!the |my |me |it |that |this |how |why |what |I )[^,;:!?]{3,60}? (?:is|are|moves?|works?|runs?|needs?|stays?|takes?|comes?) [^;:!?]{3,160}?)[.!]*$/iu,
    isPrivate: (part) =>
      [SECRET, LIE].some((sign) => sign.test(part)) || hasPrivateSign(part.replace(/^.*?mention /i, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "Explain how I'd do it: capture the output in the first task, then read it in the second one"
    form: /^(?:please )?(?:explain|describe|say|tell (?:them|him|her)) (?:shortly |briefly )?how I(?:['’]d| would) (?:do|solve|approach|fix|build|handle) (?:it|this|that): (\p{Ll}+) (.{12,300}?)[.]*$/isu,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (verb = '', steps = '') =>
      isPlainVerb(verb, ` ${steps}`)
        ? `I would ${verb.toLowerCase()} ${toReader(steps)}.`
        : `My approach: ${verb.toLowerCase()} ${toReader(steps)}.`,
  },
  {
    // "Needs to be said politely, maybe they mean premium against loss, or a different ratio"
    form: /^(?:(?:this |that |it )?(?:needs?|has) to be (?:said|raised|mentioned|put) (?:politely|nicely|gently|kindly), )?maybe (?:they|he|she) means? (?!to\b)([^;:!?]{4,100}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (meant = '') => `Do you perhaps mean ${meant}?`,
  },
  {
    // "need it written that they have permission and that test joins are marked"
    form: /^(?:I )?need (?:it )?(?:written|in writing) that (?:they|he|she) (?:have|has) ((?:the |a )?(?:permission|rights?|consent|licen[cs]e|approval)\b[^;:!?]{0,160}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (what = '') => `I need it in writing that you have ${what}.`,
  },
  {
    // "PPC: I only set up tags and landing pages, don't run campaigns"
    form: /^(\p{Lu}[\p{L}\d]+): (I only [^,;:!?]{4,80}?), (?:I )?(?:don['’]?t|do not) ([^,;:!?]{4,60}?)[.!]*$/u,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part.replace(/^\S+ /, ''))),
    word: (field = '', deed = '', not = '') => `${field}: ${deed} and don't ${not}.`,
  },
  {
    // "He wrote 3 questions and then 2 medium so ask which"
    form: /^(?:he|she|they|the post) (?:wrote|writes?|says?|said) (\d+ [^,;:!?]{3,40}?) and (?:then|later|below) (\d+ [^,;:!?]{2,30}?),? so (?:please )?ask which(?: one)?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (one = '', other = '') => `You write ${one} and then ${other}; which is it?`,
  },
  {
    // "I've taken students through this kind of project maybe a dozen times, usually 3 to 5 sessions"
    form: /^(I(?:['’]ve| have) (?:taken|led|guided|built|made|done|run|set up|fixed|taught|written) [^,;:!?()]{5,140}?(?: \([^()]{3,80}\))?) maybe ((?:a|two|three) dozen|\d{1,3}|ten|twenty|thirty) times(,? usually [^,;:!?]{4,60}?)?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (done = '', count = '', usually = '') => `${done} about ${count} times${usually}.`,
  },
  {
    // "Looks like the theme got overwritten, but I haven't seen the back end so don't promise a cause"
    form: /^(?:it )?(?:looks like|seems(?: that)?) (?!(?:they|he|she|the (?:client|post|budget|guy))\b)([^;:!?]{8,160}?, but I (?:haven['’]?t|have not|did not|didn['’]?t) (?:seen?|checked?|looked?|tested?) [^,;:!?]{3,60}?),? so (?:please )?(?:do not|don['’]?t|no) promises? [^;:!?]{2,40}?[.!]*$/iu,
    isPrivate: (part) => [LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (guess = '') => `It looks like ${guess.replace(/haven['’]?t/i, 'have not')}.`,
  },
  {
    // "They ask about Git: I have used it for plugin code only, so be honest there"
    form: /^(?:they|he|she|the post|post) (?:asks?|wants?|mentions?)(?: about| for)? ([^:,;!?]{2,30}): (I (?:have|know|did|use|only) [^;:!?]{4,140}?)(?:,? so (?:please )?be (?:honest|open|clear)(?: (?:there|here|about (?:it|that)))?)?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (what = '', said = '') => `${said.replace(/\bit\b/, what)}.`,
  },
  {
    // "don't promise that the account is never banned, nobody can promise this and bots are against the rules, say it honestly"
    form: /^(?:please )?do(?:n['’]?t| not) promise (?:that )?([^,;:!?]{4,90}?),? (?:because |since |as )?(?:nobody|no one) can (promise|guarantee) (?:this|that|it)((?:,? and [^,;:!?]{4,90}?)?),? (?:so )?(?:please )?say (?:it|that|this|so)(?: (?:honestly|openly|clearly|politely|plainly))?[.!]*$/iu,
    isPrivate: (part) => [LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (what = '', promise = '', also = '') =>
      `Nobody can ${promise.toLowerCase()} that ${addressClient(what.replace(/^(?=account|page|site|shop|result|app)/i, 'the '), '')}${also.replace(/^,? and/, ', and')}.`,
  },
  {
    // "Not clear do they want own app LIKE Tapswap or a bot that plays inside Tapswap - second I don't do"
    form: /^(?:(?:it['’]?s|it is) )?not clear (?:to me )?(?:do|does|if|whether) (?:they|he|she) wants? ([^,;:!?]{4,80}?) or ([^,;:!?]{4,80}?)(?:,| [-–]) ?(?:the )?(first|second) (?:one )?I (?:do not|don['’]?t) (?:do|make|build|offer)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (one = '', other = '', which = '') =>
      `Do you want ${one.replace(/^own /, 'your own ')} or ${other}? I don't do the ${which.toLowerCase()}.`,
  },
  {
    // "Mention the communication window 15-19 China time is 9-13 here, so it fits"
    form: /^(?:please |also )?mention (?:that )?(the [^,;:!?]{4,80}? (?:is|are) (?!n['’]?t\b)[^;:!?]{3,120}?)[.!]*$/iu,
    isPrivate: (part) =>
      [SECRET, LIE].some((sign) => sign.test(part)) || hasPrivateSign(part.replace(/^.*?mention /i, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "Real time isn't possible with so many products, say every 10-15 min for watched ones"
    form: /^([^,;:!?]{6,80} (?:isn['’]?t|is not|aren['’]?t|are not|can['’]?t be|cannot be) (?:possible|realistic|doable|done|reached)[^,;:!?]{0,60}), say ((?:about |around )?(?:every |once )?\d[^.;:!?]{3,60}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (not = '', instead = '') =>
      `${upperFirst(addressClient(not, ''))}; I would say ${instead.replace(/\bmin\b/, 'minutes')}.`,
  },
  {
    // "I only take it if the owner has signed for this use, say that politely"
    form: /^(I (?:only (?:take|do|accept|make)|do not (?:do|make|take)|don['’]?t (?:do|make|take)) [^,;:!?]{5,140}?),? (?:please )?say (?:that|this|it) (?:politely|kindly|nicely|gently|openly|clearly|early|first)[^.;,]{0,40}(?:, (only [^;:!?]{4,120}?))?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (said = '', only) => tellStatement(`${said}${only ? `, ${only}` : ''}`),
  },
  {
    // "unclear if they are the owner or a tenant... ask that politely"
    form: /^(?:(?:it['’]?s|it is) )?(?:unclear|not clear)(?: to me)? (?:if|whether) they (are|want|need) ([^,;:!?.…]{3,80}? or [^,;:!?.…]{3,80}?)[.… ]*$/iu,
    isPrivate: (part) =>
      [SECRET, LIE].some((sign) => sign.test(part)) || hasPrivateSign(part.replace(/^.*? they /i, '')),
    word: (verb = '', choice = '') => `I would like to know whether you ${verb.toLowerCase()} ${choice}.`,
  },
  {
    // "I won't hand over a report, but I can coach: 4 sessions of 90 min"
    form: /^(I (?:won['’]t|will not|do not|don['’]t) (?:hand (?:over|in)|write|do|deliver|make|build) [^;:!?]{4,140}?), but (I can (?:coach|teach|tutor|explain|review|help|show)\b[^;!?]{4,200}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (refusal = '', offer = '') => tellStatement(`${refusal}, but ${offer}`),
  },
  {
    // "Post says PostgreSQL in one place and MySQL in another, ask which one it is"
    form: /^(?:the |their )?post says ([^,;:!?]{2,60}) in one place and ([^,;:!?]{2,60}) in (?:another|the other)(?: one| place)?,? (?:so )?(?:please )?ask which(?: one)?(?: (?:it is|is right|is meant|applies|they mean))?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (one = '', other = '') =>
      `Your post says ${one} in one place and ${other} in another; which one is it?`,
  },
  {
    // "In 2 days realistic is a working demo on their videos, not a production system"
    form: /^(in|within) ((?:about |around )?\d+(?:-\d+)? (?:hours|days|weeks|months)) (?:only )?realistic(?:ally)? (?:is|are) (?!.*\b(?:price|rate|budget|me|my)\b)(\S+ \S+ [^;:!?]{4,160}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (within = '', time = '', what = '') =>
      `Realistic ${within.toLowerCase()} ${time} is ${addressClient(what, '')}.`,
  },
  {
    // "I don't do pen tests and would rather say so plainly"
    form: /^(I (?:do not|don['’]?t|only) [^;:!?]{4,80}?)(?:,? and (?:I )?(?:would|['’]d) rather say|,? better(?: to)? say) (?:so|it|that)(?: (?:plainly|openly|clearly|up ?front))?[.!]*$/iu,
    isPrivate,
    word: (said = '') => tellStatement(said),
  },
  {
    // "I want to say clearly that such a bot is against the rules, suggest labelled accounts"
    form: /^I(?:['’]d| would)? (?:want|like) to (?:say|mention|make clear|point out)(?: (?:clearly|openly|honestly|politely|plainly))? that ([^;:!?]{8,160}?), (?:and )?(?:suggest|propose) ([^;:!?]{6,160}?)[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (said = '', instead = '') =>
      `${tellStatement(said).replace(/\.$/, '')}; I suggest ${addressClient(instead, '')}.`,
  },
  {
    // "Only with written permission from the owner, must be said clearly but kindly"
    form: /^([^;:!?]{8,140}?),? (?:this |that |it )?(?:must|has to|should|needs to) be said(?: (?:clearly|openly|kindly|politely|nicely|gently|early|first|up ?front))?(?:,? (?:but|and) \p{L}+)?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (said = '') => tellStatement(said.replace(/^only with/i, 'I do this only with')),
  },
  {
    // "Without it I can offer an invented character, same budget 950"
    form: /^(?:without (?:it|that|this)|otherwise|instead|if not),? I (can|could|would) (offer|do|suggest|propose|make) ([^;:!?]{5,120}?)(?:, (?:at |for )?(?:the )?same (?:budget|price)(?: of)? ?([$€£]?\d[\d.,]*\d))?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH, UNSAID].some((sign) => sign.test(part)),
    word: (can = '', verb = '', what = '', sum) =>
      `Without it, I ${can.toLowerCase()} ${verb.toLowerCase()} ${what}${sum ? ` for the same price of ${sum}` : ''}.`,
  },
  {
    // "want to do 20 tasks in 3 days"
    form: /^(?:I )?(?:want|plan|aim) to (do|finish|deliver|complete|solve) ((?:all )?[^,;:!?]{3,60}? (?:in|within) (?:about )?\d+ (?:hours|days|weeks))[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (verb = '', what = '') => `I want to ${verb.toLowerCase()} ${addressClient(what, '')}.`,
  },
  {
    // "for them: the cheapest registrar now is Porkbun"
    form: /^(?:for|to) (?:them|him|her|the client): (?!(?:ask|say|tell|mention)\b)(\S+ \S+ .{6,300})$/isu,
    isPrivate: (part) =>
      isPrivate(part.replace(/^[^:]*: /, '')) || hasPrivateSign(part.replace(/^[^:]*: /, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "Please mention also a bit of Mendix (one internal app in 2021), it's not in my profile"
    form: /^(?:(?:[Pp]lease|[Aa]lso) )*[Mm]ention (?:also )?(?:a (?:bit|little) of|some|basic|a little) (\p{Lu}[^\s,;:()]*(?: \p{Lu}[^\s,;:()]*){0,2}) (\([^()]{5,80}\))(?:,? (?:it['’]?s|it is|since|because|as) [^.;]{3,120})?[.!]*$/su,
    isPrivate: (part) => hasPrivateSign(part.replace(/[,;] .*$/s, '')),
    word: (tool = '', detail = '') => `I also have a little experience with ${tool} ${detail}.`,
  },
  {
    // "Explain in two sentences: Java 7 has no such suites", "say clearly that the first month is a test"
    form: new RegExp(
      `^${PLEASE}(?:${EXPLAIN}${WHOM}(?:${MANNER})*|${TELL}${WHOM}(?:${MANNER})+)(?::| that(?! (?:is|was|one)\\b)|, that) ${TO_THE_TOOL}(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate: (part) => isPrivate(part.replace(/^.*?(?::| that) /is, '')),
    word: (said = '') => tellStatement(said),
  },
  {
    // "say clearly no promises about the price"
    form: new RegExp(
      `^${PLEASE}${TELL}${WHOM}(?:${MANNER})+ ${TO_THE_TOOL}(?!that\\b)(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate,
    word: (said = '') => tellStatement(said),
  },
  {
    // "make it clear that I don't do design", "be clear that the licence is extra"
    form: new RegExp(
      `^${PLEASE}(?:make (?:it )?(?:very )?clear|be clear)(?: to (?:them|him|her))?(?:,? (?:politely|nicely|kindly|gently))?,? (?:that (?!no\\b)|(?=I\\b|we\\b))${TO_THE_TOOL}(\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate: (part) =>
      isPrivate(
        part.replace(/^.*? clear(?: to \S+)?(?:,? (?:politely|nicely|kindly|gently))?,? (?:that )?/is, ''),
      ),
    word: (said = '') => tellStatement(said),
  },
  {
    // "I want the letter to be honest that it is the hard part", "please raise this: the cache breaks it"
    form: new RegExp(
      `^${PLEASE}(?:I(?:['’]d| would)? (?:want|like) (?:the letter|it) to (?:say|be (?:honest|open|clear)|make clear|mention) that|I(?:['’]d| would)? want to (?:raise|say|mention|point out|make clear|flag)(?: (?:one|a) (?:thing|point))?${HOW}(?::| that|(?= I\\b))|I(?:['’]d| would)? want to be (?:clear|honest|open|upfront)${HOW} that|(?:one|two|three|some|a few) (?:things?|points?) (?:that )?I(?:['’]d| would)? (?:want|like|need|have) to (?:raise|say|mention)(?:,? \\p{L}+ly)?:|(?:they|the client|he|she) (?:must|should|needs? to|has to|have to) know (?:(?:one|two|three|\\d|some|a few|these) (?:things?|points?))?:|(?:raise|mention|flag) this(?: point)?:|(?:one thing|this|(?:two|three|these|some) (?:things|points)) (?:must|has to|have to|should|needs? to) (?:be|go) in(?:to)? the letter:|(?:one |a |my )?(?:caution|caveat|warning|heads[- ]up):|worth (?:saying|(?:one|a) (?:sentence|line)):|be honest about (?:it|that) and say(?: that)?) (\\S+ \\S+ .{3,400})$`,
      'isu',
    ),
    isPrivate: (part) =>
      isPrivate(
        part.replace(
          /^.*? (?:that|this(?: point)?:|letter:|saying:|sentence:|line:|say|caution:|caveat:|warning:|heads.up:) /is,
          '',
        ),
      ),
    word: (said = '') => tellStatement(said),
  },
  {
    // "I haven't opened the attachment yet, so say the figures are based on the description"
    form: /^(I (?:have not|haven['’]?t|could not|couldn['’]?t|cannot|can['’]?t) [^;:!?]{4,80}?),? so (?:please )?say (?:that )?((?:the|my|this|all) [^;:!?]{6,100}?)[.!]*$/isu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (gap = '', said = '') => `${gap}, so ${addressClient(said, '')}.`,
  },
  {
    // "AZ-204 I don't hold at the moment, be honest about it and say the other five I can do immediately"
    form: /^([^;:!?]{6,140}?),? be honest about (?:it|that),? and say (?:that )?([^;:!?]{6,120}?)[.!]*$/isu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (gap = '', said = '') => `${upperFirst(gap)}; ${addressClient(said, '')}.`,
  },
  {
    // "also could mention I speak Arabic since they have a Cairo office"
    form: /^(?:also,? )?(?:you |we )?(?:could|can|may|might|should) (?:also )?mention (?:that )?(I (?!think\b|hate\b|need\b|guess\b)[^;:!?]{4,100}?)(?:,? (?:since|because|as) (?:they|he|she|the (?:client|post))\b[^;:!?]{3,80})?[.!]*$/isu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (said = '') => `${said}.`,
  },
  {
    // "Training from scratch is almost surely not what they need but say it politely"
    form: /^([^;:!?,]{4,60}) (is|are) ((?:almost surely |probably |maybe |likely |perhaps )?)(not what|more than) (?:they|he|she) (?:really )?needs?,? (?:but |please )?(?:say|put|word) (?:it|that|this) (?:politely|nicely|gently|kindly|softly)[.!]*$/isu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (what = '', is = '', perhaps = '', less = '') =>
      `${upperFirst(what)} ${is} ${perhaps.replace(/almost surely/i, 'probably').toLowerCase()}${less.toLowerCase()} you need.`,
  },
  {
    // "also tell them to change the token, it is public in the post now"
    form: new RegExp(
      `^${PLEASE}tell (?:them|him|her|the client) to (?:also )?((?:stop|avoid|wait|not|have|prepare|bring|open|log in|share|switch off|turn off|read|make sure|change|check|rotate|update|back up|remove|revoke|reset|disable|delete|keep|test|measure)\\b(?!.*\\b(?:money|pay|price|rate|budget|offer|deposit|review|mind|me|my|our|I)\\b)[^;:!?]{4,140}?)[.!]*$`,
      'isu',
    ),
    isPrivate: (part) => [SECRET, LIE, UNSAID].some((sign) => sign.test(part)),
    word: (advice = '') =>
      `Please ${addressClient(advice, '').replace(/, (?=(?:it|they|that) \p{Ll}{2,})/u, '; ')}.`,
  },
  {
    // "Sounds like updates go on a live node, say that's my guess and that I'd need read access to confirm"
    form: /^((?:it )?(?:sounds|looks) like [^;:!?]{10,220}?), say (?:that |it )?(?:that['’]?s|it['’]?s|thats|its|that is|it is) (?:only |just )?my guess(?:,? and that (I(?:['’]d| would) need [^;:!?]{4,100}?))?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE].some((sign) => sign.test(part)),
    word: (guess = '', need) =>
      `${upperFirst(addressClient(guess, '').replace(/^(?:it )?(?=\p{L})(\p{L})/iu, (_, letter: string) => `It ${letter.toLowerCase()}`))}. That is my guess${
        need
          ? `, and ${need
              .replace(/^I['’]d/i, 'I would')
              .replace(/ \+ /g, ' and ')
              .replace(/\bmin\b/, 'minutes')}`
          : ''
      }.`,
  },
  {
    // "I want that they know the export has no dates"
    form: /^I(?:['’]d| would)? (?:want|like) (?:that )?(?:they|he|she|them|him|her|the client) (?:to )?knows? (?:that )?([^;:!?]{8,200}?)[.!]*$/isu,
    isPrivate,
    word: (said = '') => `You should know that ${lowerFirst(tellStatement(said))}`,
  },
  {
    // "risk to mention: the vendor may stop the old API in May"
    form: /^(?:also |and )?(?:an? |one )?(risk|limit|idea|detail|point) (?:to|you should|we should) (?:mention|say): ([^;!?]{8,220}?)[.!]*$/isu,
    isPrivate,
    word: (thing = '', said = '') => `One ${thing.toLowerCase()}: ${addressClient(said, '')}.`,
  },
  {
    // "Two days is enough for a first version, not for training, say this clearly"
    form: /^([^:!?]{8,200}?), say this (?:clearly|plainly|openly|kindly|politely|nicely|gently|honestly)(?:,? (?:but|and) \p{L}+)?[.!]*$/iu,
    isPrivate: (part) => [SECRET, LIE, OTHER_TRUTH].some((sign) => sign.test(part)),
    word: (said = '') => tellStatement(said),
  },
]

/** The statement that a part orders to say, or the advice in it, as a sentence to the client; null for other parts. */
export function tellOrderedStatement(part: string): string | null {
  if ([UNSAID, CIRCUMSTANCES].some((sign) => sign.test(part))) return null
  for (const { form, isPrivate: isForPerson, word } of [...ORDERED_STATEMENTS, ...CLIENT_ADVICE]) {
    const [whole, ...groups] = part.match(form) ?? []
    if (whole !== undefined && !isForPerson(part)) return word(...groups)
  }
  return null
}
