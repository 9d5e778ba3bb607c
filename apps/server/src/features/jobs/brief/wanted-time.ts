/** Reads which times an ask of a post wants to know. Which sentence of a letter states them is in answered-asks/times.ts. */

/** The times that an ask can want, several at once or none that is recognized. */
export interface WantedTime {
  /** In which time zone, or at which hours, the applicant works. */
  zone: boolean
  /** How many hours a day, week or month the applicant has. */
  hours: boolean
  /** From when, or on which dates, the applicant is available. */
  start: boolean
  /** How long the work takes, or when it is finished. */
  duration: boolean
}

/** Reads the quote of an ask: "Include your availability and a timeline" wants a start and a duration. */
export function readWantedTime(quote: string): WantedTime {
  return {
    zone: ZONE.test(quote),
    hours: HOURS.test(quote),
    start: START.test(quote),
    duration: DURATION.test(quote),
  }
}

const ZONE =
  /\b(?:time ?zones?|overlap|working hours|(?<!how many )hours (?:do|are|will|can) you|zeitzone|fuseau|zona horaria|horario)\b/i
const HOURS =
  /\bhours?\b.{0,30}\b(?:a|per|each|every) (?:week|day|month)|\bhow many hours (?!.{0,40}\b(?:take|need|expect|estimate|this|it|job|project))|\b(?:which|what) hours\b|\bworking hours\b|weekly (?:hours|capacity|availability)|horas (?:a la|por)|heures par|stunden (?:pro|die|in der)/iu
const START =
  /\b(?:start|begin|availab\w*|free|capacity|when can you|how soon|dates?|empezar|empiezas|comenzar|disponib\w+|commencer|démarrer|wann (?:kannst|könnten|können|hast|haben)|anfangen|beginnen|verfügbar\w*|starten|join)\b/iu
const DURATION =
  /\b(?:how long|how (?:fast|quick\w*)|how soon(?! (?:can|could) you (?:start|begin))|turn-?around|time ?lines?|time ?frames?|time ?scales?|how many (?:working )?(?:days|weeks|hours)|how much time|delivery|deliver|deadline|schedule|estimat\w+|eta|lead time|time (?:needed|required|to complete|you need)|complet\w+|finish\w*|ready|done|by (?:when|\p{Lu}\p{Ll}+day|the|end|next|tomorrow|friday)|before|expect this to take|take you|duration|délai\w*|durée|combien de (?:temps|jours)|livr\w+|wie (?:lange|schnell)|bis wann|dauer\w*|zeitrahmen|zeitplan|lieferzeit|fertig|cuánto tiempo|cuántos días|plazo|tiempo de entrega|entrega|numbers? of (?:\p{L}+ )?(?:hours|days|weeks)|realistic|in \d+ (?:weeks|days)|how much time|aufwand)\b/iu
