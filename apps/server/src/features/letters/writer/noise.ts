/** Recognizes what no letter repeats, such as advertising. */

/** Advertising, appeals to the reader and empty praise, which no letter repeats. */
export const NOISE =
  /\b(?:contact me|message me|let['’]s(?! encrypt)|lets (?:talk|discuss|chat|connect|work|get|start|build|make|do|go|see|begin)|feel free|reach out|hire me|invite me|click (?:here|on (?:my|the (?:button|link|profile|invite))|the (?:button|link|invite|hire)|invite|hire)|look no further|get in touch|don['’]t hesitate|why (?:choose|hire) me|thank you|thanks(?! to\b)|looking forward|(?:links?|transcripts?|references?|samples?) (?:are |is )?(?:available )?(?:on|upon) request|100 ?% (?:satisf\w+|client|job)|(?<!\b(?:customer|client|patient|employee|guest|user|job|staff)s? )satisfaction(?! (?:surveys?|reports?|scores?|dashboards?|data|questions?|rates?|index)\b)|passionate|rockstar|ninja|guru|world-class|top-notch|unparalleled|results-driven|hard-?working|highly motivated|go-to(?!-market)|your (?:vision|business|project|needs|ideas?)|welcome to|^(?:week|day|step|phase) \d+:.*|strategy call|free \d+[- ]min\w*|(?:please )?don['’]?t (?:look at (?:it|that|them)|ask|laugh)(?=[.!]*$)|not proud of|unfinished since|never (?:launched|went live|was launched)|what I (?:don['’]t|do not)|only from (?:my )?(?:studies|university|school|(?:a |online )?courses?|reading|books)|I (?:don['’]t|do not) do\b|I (?:value|believe in|appreciate|strive for) (?:honest|clear|open|good|great|quality|long)\w*)\b|\?\s*$/i

/** Returns whether a text is advertising, an appeal to the reader, about the family, or says what the person does not do. */
export const isNoise = (text: string) => NOISE.test(text) || OTHER_FIELD.test(text) || FAMILY.test(text)
/** "I have two school-age kids, so I'm offline from 3 to 6." */
const FAMILY =
  /\b(?:my (?:\p{L}+ )?|I(?: have|['’]ve(?: got)?) (?:an?|one|two|three|four|small|young|little) (?:[\p{L}-]+ )?)(?:kids|children|daughters?|sons?|twins|toddlers?|baby)\b(?!['’]s)/iu
/** "Not crypto: a timetable for a school" */
const OTHER_FIELD = /^not (?!only\b)\p{L}+(?: \p{L}+)?(?::| –) /iu
