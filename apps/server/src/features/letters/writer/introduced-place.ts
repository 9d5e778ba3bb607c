/** Introduces a place of work of which a letter has not said anything before. */
import { articleFor } from '../../jobs/index.ts'

/** "At the broadcaster we had one installation" becomes "At a broadcaster …" where the letter has not `said` which one. */
export const introducePlace = (text: string, said: string): string =>
  text.replace(AT_PLACE, (whole, preposition: string, place: string) =>
    said.toLowerCase().includes(place) ? whole : `${preposition} ${articleFor(place)} ${place}`,
  )

const AT_PLACE =
  /^(At|In|For) the ((?!(?:same|other|first|second|third|last|next|two|three|four|five|whole|client)\b)(?:\p{Ll}[\p{Ll}-]+ ){0,2}?(?:broadcaster|bank|insurer|university|agency|hospital|provider|school|college|team|group|department|office|firm|company|lab|laboratory|clinic|factory|plant|shop|store|port|studio|startup|start-up|carrier|retailer|wholesaler|manufacturer|publisher|utility|warehouse|charity|museum|library|ministry|municipality|authority|airline|hotel|brewery|cooperative|institute|operator))(?=,? (?:I|we)\b)/u
