/** Remarks about tasks that occur in all technical trades: help in a call, upgrades, and code that is translated. */
import type { Remark } from './trade.ts'

/** They are used where the trade itself has nothing specific to say about the post. */
export const technicalRemarks: Remark[] = [
  {
    when: /\b(?:(?:help|assist\w*|guidance|support|session|call) (?:\w+ ){0,4}(?:via|over|on|through) (?:zoom|google meet|teams|anydesk|screen ?share)|screen[- ]?shar\w+|share (?:the|his|her|your|my|our) screen|job support|video (?:session|call) (?:to|and|with)|immediate(?:ly)? (?:video )?session|walk me through|guide me|get guidance|(?:i am|i['’]m) new to|explain (?:it|everything|each step))\b/i,
    says: 'I would look at it together with you on the first call and get the smallest failing piece to run, because the next steps become clear from there.',
  },
  {
    when: /\b(?:upgrad(?:e|ing) (?:[\w.]+ ){0,4}(?:to|from|version)|\d[\d.]* (?:to|→|->) (?:the )?(?:current|latest|newest)|(?:vue|angular|react|next\.?js|django|rails|php|java|kubernetes)(?:\.js)? \d[\d.]* ?(?:to|→|->))/i,
    says: 'I would upgrade one version at a time and test after each step, because a jump over several versions hides which change broke something.',
  },
  {
    when: /\b(?:(?:code|script|program|application) (?:\w+ ){0,5}(?:converted|ported|rewritten|translated) (?:in)?to|(?:convert|port|rewrite|translate) (?:\w+ ){0,6}(?:code|script|program) (?:\w+ ){0,3}(?:in)?to|\bcode to python)\b/i,
    says: 'I would run the old and the new code on the same input and compare their results before switching, because a rewrite differs in the odd cases first.',
  },
]
