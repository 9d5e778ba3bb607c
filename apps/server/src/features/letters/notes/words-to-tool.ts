/**
 * Takes off what a note has for the tool that writes the letter, and not for the client: labels, list numbers, orders, how to ask, and
 * requests to say something openly. What remains is worded in fact-sentences.ts.
 */
import { LABEL, NOT_IN_PROFILE, SAY_IT, SAY_IT_BEFORE } from './signals.ts'

/** Removes labels, and what only says where a fact is found: "not in my profile yet". */
export const withoutRemarks = (quote: string) =>
  quote
    .replace(QUESTION_LABEL, 'ask ')
    .replace(QUESTIONS_LABEL, (_, question: string) =>
      INDIRECT.test(question) ? `ask ${question.replace(/\?$/, '')}` : question,
    )
    .replace(
      /(?<=^(?:please |pls |also )?ask )(?:for |about )?(?:roughly |about )?(?=(?:how|which|what|whether|if|when|where|who)\b)/i,
      '',
    )
    .replace(
      /^(?:(?:I )?(?:need|have|want) (?:to )?|(?:I )?must )(?:also )?ask(:?) (?=\S)/i,
      (_, colon: string) => (colon ? 'ask: ' : 'ask '),
    )
    // "Did it for a port, make that the main point"
    .replace(/,? (?:and )?(?:please )?make (?:that|this|it) the main (?:point|thing|example)[.!]*$/i, '')
    // "the board is asking for access so I could not open it, tell them to share"
    .replace(
      /,? (?:so )?(?:please )?tell (?:them|him|her) to (share|send|resend|open|upload) ?(?:it|them)?[.!]*$/i,
      '; could you $1 it?',
    )
    .replace(/^and (?=(?:connected|hosted|built|written|stored|installed) [^?]*\?$)/i, '')
    .replace(/,? better say (?:it|that|this) (?:straight|openly|clearly|plainly)[.!]*$/i, '')
    // "it takes 2 days, please say price 260 USD fixed"
    .replace(
      /,? (?:and )?(?:please |pls )say (?:the |my )?price(?: is)? (?=(?:about |around )?[$€£]?\d)/i,
      '; my price is ',
    )
    // Why it has to be known is for the tool: "ask which site it belongs to, I need it before start"
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{8,200}?),? I need (?:(?:it|this|that)|to know(?: it| this| that)?) before (?:the |I )?(?:can )?start\b.*$/i,
      '',
    )
    // That the post leaves it open is the reason to ask, and not for the client.
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{4,200}), (?:they|he|she|the post|the ad) (?:do not|don['’]?t|does not|doesn['’]?t|never) (?:say|write|mention)s?(?: (?:it|so|that))?[.!]*$/i,
      '',
    )
    // Why something is said is for the tool: "Since they mention more projects: 25 an hour"
    .replace(/^(?:since|because|as) (?:they|he|she|the post)\b[^:]{3,80}: /i, '')
    .replace(MANNER_BEFORE, '$1')
    .replace(MANNER_AFTER, '')
    .replace(MANNER_LAST, '')
    .replace(/^(?:worth asking|(?:good|important|better) to ask)(?: them| him| her)?:? (?=\p{L})/iu, 'ask ')
    .replace(/^do (?=ask\b)/i, '')
    // "ask hosted on a server?"
    .replace(
      /^(?:please |pls |also )?ask:? (?=(?:hosted|built|based|connected|written|stored|installed|deployed|running|live|remote|already) [^?]{2,60}\?$)/i,
      'is it ',
    )
    // "Ask they use Community or Enterprise"
    .replace(
      /^((?:please |pls |also )?ask) (?:they|he|she) (use|have|want|need|run|host|prefer)s?\b/i,
      '$1 do they $2',
    )
    .replace(
      /^(?:I )?need (?:clarity|clarification|to (?:know|clarify))(?: first| on this)?: (?=\S.*\?$)/i,
      '',
    )
    .replace(/^(?:I )?need from (?:the )?(?:client|them|him|her): (?=\S.*\?$)/i, '')
    // "I have a Mac (they ask!)"
    .replace(
      / \((?:as |since |because )?(?:they|he|she) (?:ask|want|require|demand)(?:s|ed)?(?: (?:for )?(?:it|this|that))?!*\)(?=[.!]?$)/i,
      '',
    )
    // "Ask for both, and whether it is hosted"
    .replace(
      /^((?:please )?ask )for (?:both|those|these|it|that),? (?:and|also) (?=(?:if|whether|which|what|how|when|where|who)\b)/i,
      '$1',
    )
    // "Ask which site and for the error text"
    .replace(/(?<=^(?:please )?ask (?:which|what|whose) [\p{L} ]{2,30} and )for (?=the )/iu, '')
    .replace(LABEL, '')
    .replace(NOT_IN_PROFILE, '')
    .trim()

/** How to ask, which is for the tool: "politely ask if …", "ask politely: …", "ask what comes next, nicely" */
const MANNER = '(?:politely|gently|kindly|nicely|softly|carefully|plainly|directly|clearly|openly|briefly)'
const MANNER_BEFORE = new RegExp(`^((?:please |pls )?)${MANNER} (?=ask\\b)`, 'i')
const MANNER_AFTER = new RegExp(`(?<=^(?:please |pls |also )?ask )${MANNER}:? `, 'i')
const MANNER_LAST = new RegExp(`(?<=^(?:please |pls |also )?ask\\b.{4,200}?),? ${MANNER}(?=[.!]*$)`, 'i')

/** "One question: how many containers" */
const QUESTION_LABEL =
  /^(?:(?:one|my|quick|first|important|main|short) ){0,2}question(?: (?:for|to) (?:them|him|her|(?:the )?client))?: (?=\p{L})(?!.*\?$)/iu

/** "Questions: which browser they use, and what it runs on?" */
const QUESTIONS_LABEL =
  /^(?:(?:one|my|two|three|a few|quick|first|important|main|short) ){0,2}questions?(?: (?:for|to) (?:them|him|her|(?:the )?client))?: (?=\p{L})(.*\?)$/isu
/** "which browser they use" has the order of a statement, "who provides the texts" that of a question. */
const INDIRECT =
  /^(?:which|what|how (?:many|much|big|often|long)|when|where|if|whether)\b(?! (?:is|are|do|does|did|can|has|have|will)\b)(?!.{0,40}\b(?:do|does|did|are|is|have|has|can|will) (?:they|he|she|you|there|it|the|their)\b).{0,60}\b(?:they|he|she|you|the (?:users|customers|students|readers|visitors|players|team)) \p{L}/iu

/** Removes the requests to say something openly. */
export const withoutSayIt = (part: string) =>
  part
    // "…, you can say it in one line but not dramatic", "no ai, I mean it"
    .replace(
      /,? (?:and |but )?you (?:can|may) (?:say|mention|write|tell) (?:it|that|this)\b(?:,? (?:in|but|not|only|if|with)\b[^.;!?]*)?[.!]*$/i,
      '',
    )
    .replace(/, I mean it(?=[,.!]|$)/i, '')
    // "the gauge can't do video, say it politely, we send frames"
    .replace(
      /, (?:please |pls )?(?:say|put|write|explain) (?:it|that|this) (?:politely|nicely|kindly|gently|softly|clearly|openly|honestly)(?=, )/i,
      '',
    )
    .replace(/ ?(?:->|→) ?mention[.!]*$/i, '')
    // "Resume is attached say so"
    .replace(/(?<=\b(?:attached|included|enclosed)),? (?:please )?say so[.!]*$/i, '')
    .replace(SAY_IT, '')
    .replace(
      /(?<=\S{3}),? so (?:please |pls )?(?:say|mention|tell (?:them|him|her)) (?:that|it|so)(?:,? (?:it['’]?s|that['’]?s) (?:ok|okay|fine|no secret))?[.!]*$/i,
      '',
    )
    .replace(SAY_SO, '')
    .replace(SAY_IT_BEFORE, (request) => (request.endsWith(': ') ? ': ' : ''))

/** ", so do state that clearly, it's in their title", "and I'd rather say so", ", they should know that", "– maybe clear that up kindly", ", say that too" */
const SAY_SO =
  /^(?:please )?say (?:it|that|this) (?:short|briefly)(?:,? so [^.;]{3,40})?[.!]*$|(?<=\S{3})(?:,? so do (?:state|say|mention) (?:that|it|this)(?: (?:clearly|openly|plainly|early|first))?(?:, it(?:['’]s| is) in (?:their|the) (?:title|post))?|,? (?:and|so) I(?:['’]d| would) (?:rather|prefer to) say (?:so|it|that)|,? (?:and )?(?:please )?(?:explain|say|put|word|phrase) (?:it|this|that|why) in (?:one or two|one|two|a few|1-2)(?: short)? (?:sentences?|lines?|words?)(?: (?:without|but not) [^.;]{3,60})?|,? so (?:please )?(?:write|say|word|put|phrase) (?:it|this|that) as (?:a |my |only a )?(?:guess|hypothesis|suspicion)|(?<=\S{3} \S+ \S+ \S+), (?:please )?mention(?: (?:it|this|that))?|,? (?:it['’]?s )?no problem to (?:say|mention) (?:it|so|that|this)|(?:,| [–—-]) (?:maybe|perhaps|please) clear (?:that|it|this) up(?: (?:kindly|nicely|politely|gently))?|, say (?:that|it|this) too|(?:,| [–—-]) (?:please )?tell (?:it|that|this) (?:honest(?:ly)?|openly|clear(?:ly)?|plainly|politely|nicely)|, (?:and )?they should know (?:that|it|this)(?: up ?front| early| first)?)[.!]*$/iu

/** Takes off what belongs to the note and not to the fact: list numbers, labels, and words to the tool. */
export const withoutNoteForm = (note: string) =>
  note
    .replace(/\?{2,}/g, '?')
    // A guess about the client is for the tool.
    .replace(/ \((?:I (?:think|guess|believe|hope|suppose)|not sure|maybe)\b[^()]*\)/gi, '')
    .replace(LIST_NUMBER, '')
    .replace(
      /(?<=\S{3}), in (?:one|a|two) (?:short )?(?:sentences?|lines?),? (?:and |but )?not (?:as|like) an? \p{L}+[.!]*$/iu,
      '',
    )
    .replace(
      /(?<=\S{3}), (?:and )?(?:that['’]?s|that is|this is) (?:the|my) (?:whole |main )?point[.!]*$/i,
      '',
    )
    // "…, that one first" is an order.
    .replace(/(?<=\S{3}), (?:that|this|the) (?:one|project|job|work) first[.!]*$/i, '')
    // "…, mention the map on github" is an order.
    .replace(/(?<=\S{3}), (?:please |pls |and )?mention (?!that\b|it\b)[^,.;:]{3,50}[.!]*$/iu, '.')
    // Some people begin a note in their own language and go on in English.
    .replace(/^vivo en (?=\p{Lu})/iu, 'I live in ')
    .replace(
      /^important: (?:please )?(?:say|mention|write|tell (?:them|him|her))(?: that)? (\p{L}.*)/isu,
      (_, said: string) => said.replace(/, and that (?=\p{L})/gu, ', and '),
    )
    // "…, so say same day delivery" is an order.
    .replace(/,? so (?:please )?(?:say|write|promise) (?!that\b|so\b|it\b)[^.;]{4,60}[.]?$/iu, '.')
    .replace(/\bbut (?:I )?(?:would|['’]d) like to say (?=(?:about |~ ?)?\d)/i, 'and I estimate ')
    .replace(/^(timeline|price|rate|estimate) I (?:give|offer|propose|suggest): /i, '$1: ')
    .replace(/\b(\d{1,2}\+? years) total (?=(?:in|of|with)\b)/i, '$1 ')
    .replace(/^plan for (?:the |this )?letter: (?=\S)/i, 'My plan: ')
    .replace(/^ideas? to (?:say|mention|tell)(?: (?:them|him|her))?: (?:1\) ?)?/i, 'An idea: ')
    .replace(/^not (?:yet )?(?:in|on) (?:my |the )?(?:profile|cv)(?: yet)?: (?=\S)/i, '')
    .replace(
      /,? so (?:please )?ask (?:them |him |her )?(?:about )?(?:these|those)(?: two| questions)?[.!]*$|, (?:please )?ask (?:them|him|her) (?:these|those)(?: \p{Ll}+){0,2}(?=[.!]*$)/iu,
      '',
    )
    .replace(/,? (?:please |pls )?ask (?:for |about )?both[.!]*$/i, '')
    // "I'd want to see the site first (ask for the URL)"
    .replace(/ \((?:please |pls )?ask\b[^()]*\)/gi, '')
    .replace(/(?<=\?) ?(?:please |pls )?ask(?: (?:this|that|it|them|him|her))?[.!]*$/i, '')
    .replace(
      /^(?:I )?(?:need|want) to know(?:: (?=.*\?$)|:? (?=(?:are|is|do|does|did|has|have|can|which|what|how|who)\b.*\?$))/i,
      '',
    )
    .replace(
      /^(?:hi|hello|hey|ok|okay)(?:[,!]? (?=(?:I|we|my)\b)| [-–] (?=\S))|^(?:hi|hello|hey)(?: there)?[,!.:] (?=\S{2})/i,
      '',
    )
    // "go in at 80/hr", "75 ok for me"
    .replace(/^(?:please |pls )?(?:go in|bid) (?:at|with) (?=[$€£]?\d)/i, 'My rate is ')
    .replace(/^(\d[\d.,]*(?: (?:usd|eur|gbp))?) (?:ok|okay|fine) (?:for|with) me\b/i, '$1 is fine with me')
    .replace(
      /^(?:my )?(?:price|rate) for this(?: one| job)?: (?=[$€£]?\d[^;]* or [$€£]?\d)/i,
      'My rate for this one: ',
    )
    .replace(/^(?:can|could) you (?:please )?(ask \S.*)\?$/i, '$1')
    .replace(
      /^(propose|suggest)(?: (?:them|him|her))?: (?=\S)/i,
      (_, verb: string) => `I ${verb.toLowerCase()} `,
    )
    .replace(
      /(?<=\p{L}), so (?:please )?say (?=(?!that\b|it\b|so\b|I\b|this\b|yes\b|no\b)\p{L})/iu,
      ', so I suggest ',
    )
    .replace(/ ?(?<!\S)[:;]-?[)D(](?!\S)/g, '')
    .replace(/,? (?:pls|plz)(?=[.!]*$)/i, (please, at: number, whole: string) =>
      at < 8 || whole.includes('?') ? please : '',
    )
    .replace(
      /^([$€£]\d[\d.,]*) = (?=(?:about |around )?\d+(?:\.\d+)? hours?\b)(.*?)(?: of me)?(?=[.]?$)/i,
      '$1 for $2',
    )
    // A second question after a plus sign, which between things only separates them (questions.ts)
    .replace(
      /(?<=^(?:please |pls |also )?ask\b.{4,200}) \+ (?=(?:do|does|is|are|has|have|can|will)\b)/gi,
      ' and ',
    )
    // "55k a month, pls say negotiable", "Write in English but say first thing that both are native for me"
    .replace(/, (?:please |pls )say (?=\p{L}+[.!]*$)/iu, ', ')
    .replace(/^write in \p{L}+,? but (?:please )?(?:say|mention) (?:first (?:thing )?)?that (?=\S+ \S)/iu, '')
    .replace(ORDER_IN_BRACKETS, '')
    // "(a row of flaps, ask them which mood they want)"
    .replace(/(?<=\([^()]{3,120}),? (?:please |pls )?ask (?:them|him|her) [^()]*(?=\))/gi, '')
    .replace(ORDER_AT_END, '')
    // "Needs a gateway if the server is on site, ask them that"
    .replace(
      /(?<=\S{3}.{4,})(?:[,;:]| [–—-]) (?:(?:so|and|please|pls) )*ask (?:(?:them|him|her|the client) )?(?:that|this|it|about (?:that|it|this))[.!]*$|(?<=\S{3}.{4,}): ask which one[.!]*$/isu,
      '',
    )
    .replace(/^(approach|plan|steps|order) to (?:mention|describe|explain): (?=\S)/i, 'My $1: ')
    .replace(/, but (?:please )?say that (?=\p{L})/iu, ', but ')
    .replace(ASKED_BY_CLIENT, '')
    .replace(
      /(?<=\S{3}.{4,}),? ?[-–—,(]? ?(?:please )?say (?:this|it|that)(?:['’]s| is) (?:only |just )?(an? (?:rough )?(?:estimate|ballpark))\)?[.!]*$/is,
      ' (as $1)',
    )
    .replace(
      /^(?:and )?check (?:that |whether |if )?(?:they|he|she) (?:have|has) /i,
      'Please check that you have ',
    )
    .replace(/^also should (?=\S.* or \S)(.*?)[.?]*$/i, 'Should $1?')
    .replace(/^haven['’]?t (?=done|used|worked|tried|built|seen|opened|read)/i, "I haven't ")
    .replace(/^q: (?=\p{L}.*\?$)/iu, '')
    .replace(/^also (?=(?:which|what|how|whether|if|when|where)\b)/i, '')
    .replace(/^also (?=(?:is|are|does|do|has|have|can|will) \S.* or \S)(.*?)\??$/i, '$1?')
    .replace(
      /^(?:please )?be (?:honest|upfront|open|frank|clear|straight)(?: with (?:them|him|her|the client))?(?: that |: | (?=about [^:]{3,60}: ))(?=\S)/i,
      (order) => (/(?:that|:) $/i.test(order) ? 'To be honest, ' : 'To be honest '),
    )
    .replace(/^(?:they|the client|he|she|post) asks? (?:about|for) [^:]{3,40}: (?=\S)/i, '')
    .replace(/^(for the (?:trial|test|first \p{L}+)) (?=\d\S*\/h)/iu, '$1 my rate is ')

/** "I'd join for free, so don't mention my rate": what to leave out is for the tool. */
const ORDER_AT_END =
  /(?<=\S{3}.{8,}?)(?:[,;]| [-–]|(?= (?:so|and|but|please|pls) )) (?:(?:so|and|but|just|please|pls) )*(?:do not|don['’]?t|never) (?:mention|write|say|tell|put|show|print|quote|oversell|bring (?:it|that|them) up|make (?:it|that|me) (?:sound|look))\b[^.;]*[.!]*$|(?<=\S{3}.{8,}?),? so (?:please )?(?:ignore|forget|skip|leave out|drop) [^.;]{3,80}[.!]*$/isu

/** "(write the letter in English obviously)" */
const ORDER_IN_BRACKETS = / \((?:please |pls )?(?:write|keep|make|put) [^()]*\)/giu

/** "1) a bot that …" */
const LIST_NUMBER = /^\(?\d[).] (?=\p{L})/u
/** "Weekly rate he asks for: 900 USD" */
const ASKED_BY_CLIENT =
  /(?<=^(?:\p{L}+ ){0,2}(?:rate|price|fee)) (?:that )?(?:he|she|they|the client) (?:asks?(?: for)?|asked(?: for)?|wants?)(?=: ?[$€£]?\d)/iu
/** Removes what stands after a worded fact for the tool: ", please state it in dollars". */
export const withoutToolOrder = (fact: string) =>
  fact
    .replace(/,? so (?:please )?refer to (?:it|them)(?=[.!]*$)/i, '')
    .replace(
      /,? so (?:please )?(?:do not|don['’]?t|no need to) (?:retell|repeat|list|describe|explain|go into|summari[sz]e)\b[^.;?!]*(?=[.!]*$)/i,
      '',
    )
    .replace(/(?<=\S{3}.{4,}, )say (?=(?:somebody|someone|the client|others) )/i, '')
    .replace(
      /(?:,| [–—-])? (?:and )?(?:please )?(?:say|put|write|mention) (?:it|that|this) (?:clear(?:ly)? )?in the first (?:lines?|sentences?|paragraph)(?=,|[.!]*$)/gi,
      '',
    )
    .replace(
      /(?<=\S{3}.{4,}),? (?:(?:so|and|but) )?(?:please|pls|plz) (?:state|mention|write|say|put|phrase|word|express|convert|translate|round|include|keep|use|quote|give it|make it)\b[^.;?!]*(?=[.!]*$)/isu,
      '',
    )
    .replace(
      /(?<=\S{3}.{4,}),? (?:please |pls )?say (?:it|this|that|so) (?:honest|honestly|openly|clearly|plainly|straight)(?=,| but\b| and\b|[.!]*$)/gi,
      '',
    )

/** Orders to the tool that no rule has worded, from their first words: they are not for the client. */
const ORDER =
  /^(?:an? )?(?:short|small) (?:code|script) (?:piece|example|sample|snippet)(?: is)? (?:ok|okay|fine)\b|^(?:please |pls )?(?:explain|mention|say|tell (?:them|him|her)|point out|make (?:it )?clear|emphasi[sz]e|show that I|how (?:I|we)(?:['’]d| would)|ask(?! me\b))\b|^\S+ (?:must|has to|should|needs to) be (?:(?:on|in|at) )?(?:the )?(?:very )?(?:first (?:line|word|thing)|top|letter)[.!]*$/i
/** "Similar ones to mention: the pier in Brest", "CV I attach myself", and half of an order: "so they see how I work" */
const ASIDE =
  /^(?:so (?:that )?(?:they|he|she)|you) (?:can )?see how I work[.]?$|^(?:similar|other) (?:ones|projects|jobs|works?) to mention:|^(?:the |my )?(?:cv|resume|résumé|portfolio) I(?: will|['’]ll)? (?:attach|send|add|upload) myself\b|^I would like to know what you mean[.]?$|^portfolio link \S+$/i
/** Whether a worded part is for the tool alone. */
export const isForTool = (fact: string): boolean => ORDER.test(fact) || ASIDE.test(fact)
