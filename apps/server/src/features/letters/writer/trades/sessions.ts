/** Remarks about help in a call, which posts of all technical trades ask for. */
import type { Remark } from './trade.ts'

/** They are used where the trade itself has nothing to say about the post. */
export const sessionRemarks: Remark[] = [
  {
    when: /\b(?:(?:help|assist\w*|guidance|support|session|call) (?:\w+ ){0,4}(?:via|over|on|through) (?:zoom|google meet|teams|anydesk|screen ?share)|screen[- ]?shar\w+|video (?:session|call) (?:to|and|with)|immediate(?:ly)? (?:video )?session|walk me through|guide me|get guidance|(?:i am|i['’]m) new to|explain (?:it|everything|each step))\b/i,
    says: 'I would look at it together with you on the first call and get the smallest failing piece to run, because the next steps become clear from there.',
  },
]
