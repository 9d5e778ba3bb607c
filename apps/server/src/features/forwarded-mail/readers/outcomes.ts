/** Tells what a mail is about: new jobs, an invitation, what became of a proposal, or nothing of interest. */
import type { MailOutcome } from './marketplace-mail.ts'

/** What a mail is about. */
export type MailKind = 'jobs' | 'invitation' | MailOutcome['status'] | 'nothing' | 'unknown'

const alert =
  /^(?:new (?:freelance )?(?:jobs?|projects?)\b(?! (?:message|offer))|\d{1,3} (?:new|neue|nuev[oa]s|nouve(?:aux|lles)) |(?:job|project) alert|(?:jobs?|projects?) (?:for you|you|that|match)|recommended (?:jobs?|projects?)|neue[rs]? (?:jobs?|projekte?|auftr[aä]ge?|stellen?)|nuev[oa]s? (?:trabajos?|proyectos?|empleos?)|nouve(?:aux?|lles?) (?:projets?|missions?|offres? d|jobs?|emplois?)|.{0,120}\bprojects (?:and contests )?(?:might interest|match))/i
const invitation = /\binvit(?:ed|ation|es?|ing|ación|é|ée)(?!\p{L})|eingeladen|einladung|invitad[oa]/iu
const interview = /\binterview|vorstellungsgespräch|\bentrevista|\bentretien/i
const nothing =
  /^(?:(?:your|ihre?|tu|su|votre|action required:|reminder:) )?(?:new )?(?:invoice|receipt|payment|payout|withdrawal|verification|security|sign-?in|login|password|confirm|verify|weekly (?:summary|report)|monthly|statement|rechnung|quittung|zahlung|sicherheits|bestätig|passwort|factura|recibo|pago|código|contraseña|confirma|facture|reçu|paiement|code|mot de passe|confirmez)|\d ?%|\b(?:newsletter|connects|webinar|discount|free trial|membership|rabatt|descuento|remise|survey|umfrage|encuesta|sondage)\b/i

const proposal = `(?:proposal|bid|application|offer|angebot|bewerbung|gebot|vorschlag|propuesta|oferta|puja|candidatura|proposition|offre|candidature)`
const statuses: readonly [MailOutcome['status'], RegExp][] = [
  [
    'lost',
    new RegExp(
      [
        String.raw`\bnot (?:been )?(?:selected|chosen|successful|awarded)|\bunsuccessful`,
        String.raw`\bdeclined (?:your|the) ${proposal}|\b${proposal}\b.{0,160}\b(?:declined|rejected)`,
        String.raw`\b(?:chosen|chose|hired|awarded to|selected|went with)(?: to)? (?:another|a different|someone|other)`,
        String.raw`\b(?:job|project|posting|post)\b.{0,160}\b(?:was|has been|is|is now) (?:closed|cancell?ed|no longer|removed|expired)`,
        String.raw`\b(?:closed|cancell?ed) (?:the|this) (?:job|project|posting|post)|\bno longer (?:available|accepting|open|hiring)`,
        'abgelehnt|nicht ausgewählt|anderen? (?:freelancer|bewerber|anbieter)|nicht mehr verfügbar|anderweitig vergeben|(?:projekt|job|auftrag).{0,160}(?:geschlossen|beendet|abgebrochen)',
        'rechazad|ha rechazado|no (?:ha sido|fue) (?:seleccionad|elegid)|a otr[oa] (?:freelancer|profesional)|ya no está disponible|(?:proyecto|trabajo).{0,160}(?:cerrad|cancelad)',
        String.raw`refusée?\b|n['’]a pas été (?:retenue?|sélectionnée?|choisie?)|non retenue?|un autre (?:freelance|prestataire)|n['’]est plus disponible|(?:projet|mission|offre).{0,160}(?:clôturée?|fermée?|annulée?)`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'won',
    new RegExp(
      [
        String.raw`\byou(?:['’]ve| have) been (?:hired|awarded|chosen|selected)|\byou(?:['’]re| are) hired|\b(?:hired|chose|selected|awarded) you\b`,
        String.raw`\baccepted your ${proposal}|\byour ${proposal}\b.{0,160}\b(?:was|has been|is) accepted|\baccepted your`,
        String.raw`\b(?:sent you|received|have|got) an? (?:new )?(?:job |contract |direct )?offer\b|^(?:job |contract )?offer (?:for|from)\b|\bcontract (?:has )?started`,
        'beauftragt|zuschlag (?:erhalten|für)|den zuschlag|vertragsangebot|(?:angebot|gebot).{0,160}angenommen|eingestellt',
        'has sido (?:contratad|seleccionad|elegid)|te ha(?:n)? (?:contratado|adjudicado|elegido)|adjudicad|ha aceptado tu|oferta de contrato|te ha enviado una oferta|has recibido una oferta',
        'vous avez été (?:embauché|choisi|retenu|sélectionné)|vous a (?:embauché|choisi|attribué)|a accepté votre|a été acceptée|offre de contrat|vous a envoyé une offre|reçu une offre',
      ].join('|'),
      'i',
    ),
  ],
  ['interview', interview],
  [
    'viewed',
    new RegExp(
      [
        String.raw`\b(?:viewed|seen|opened|looked at|read|viewing) your ${proposal}`,
        String.raw`\byour ${proposal}\b.{0,200}\b(?:was|has been) (?:viewed|seen|opened|read)`,
        String.raw`\b(?:angebot|bewerbung|gebot|vorschlag)\b.{0,200}(?:angesehen|gelesen|geöffnet)`,
        String.raw`(?:ha visto|vio|ha leído|leyó|ha abierto|abrió) (?:tu|su) ${proposal}|(?:tu|su) ${proposal}\b.{0,200}(?:vista|leída|abierta)`,
        String.raw`(?:a vu|a consulté|a lu|a ouvert) votre ${proposal}|votre ${proposal}\b.{0,200}(?:a été (?:vue|consultée|lue|ouverte))`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'replied',
    /\b(?:new|unread) messages?\b|\bsent you a (?:new )?message|\bmessage from\b|\breplied to\b|\bhas replied\b|\bresponded to your|\bwrote to you|neue nachricht|nachricht von|hat (?:ihnen |dir )?(?:geantwortet|geschrieben)|hat auf .{0,80} geantwortet|nuevo mensaje|te ha (?:enviado un mensaje|escrito|respondido)|mensaje de|ha respondido|nouveau message|vous a (?:envoyé un message|écrit|répondu)|message de\b|a répondu/i,
  ],
]

/** Reads the kind of a mail from its subject, without the words of a title that it may quote. */
export function readKind(subject: string): MailKind {
  const words = withoutQuotes(subject)
  if (alert.test(words)) return 'jobs'
  if (invitation.test(words)) return 'invitation'
  return readStatus(words) ?? (nothing.test(words) ? 'nothing' : 'unknown')
}

/** The status that a sentence states, or null. */
export function readStatus(sentence: string): MailOutcome['status'] | null {
  const words = withoutQuotes(sentence.slice(0, 1000))
  return statuses.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Tells whether a line of an invitation is one to an interview. */
export const isInterview = (text: string): boolean => interview.test(withoutQuotes(text))

const OPENING = '"“„«'
const CLOSING = '"”“»'
const quoted = new RegExp(`[${OPENING}]\\s?(.{2,300})\\s?[${CLOSING}]`)

const withoutQuotes = (text: string) => text.slice(0, 2000).replace(quoted, '“”')

/** The title that a sentence quotes, or null. */
export const readQuotedTitle = (sentence: string): string | null =>
  quoted.exec(sentence.slice(0, 2000))?.[1]?.trim() ?? null

const behind =
  /(?:(?<!\p{L})(?:for|about|regarding|on|awarded|invited to apply|to apply|für|zu|über|zum projekt|para|sobre|por|pour|concernant|sur|au sujet de)(?: the| your)?(?: (?:job|project|projekt|proyecto|projet|mission|trabajo))?:?|:)\s+(\S.{2,300})$/iu

/** What a subject says of a title behind it: "has been declined". */
const said =
  / (?:has been|was|is|is now|wurde|ist|ha sido|fue|a été|est) (?:declined|rejected|accepted|viewed|seen|opened|read|closed|cancell?ed|awarded|not selected|no longer available|abgelehnt|angenommen|angesehen|gelesen|geschlossen|rechazad[oa]|aceptad[oa]|vist[oa]|leíd[oa]|cerrad[oa]|refusée?|acceptée?|vue?|lue?|clôturée?|fermée?)(?: by .{1,40})?[.! ]*$/i

/** The title that a subject names behind a colon or a preposition, or null. */
export function readNamedTitle(subject: string): string | null {
  const title = /^[^:]{3,80}:\s+(\S.{2,300})$/.exec(subject)?.[1] ?? behind.exec(subject)?.[1]
  return title?.replace(said, '').trim() || null
}

const titleLabel =
  /^(?:job|project|projekt|auftrag|proyecto|trabajo|projet|mission)(?: title)?\s{0,3}:\s{0,3}(\S.{2,300})$/i

/** The title behind a label such as "Project:", or null. */
export const readLabelledTitle = (text: string): string | null => titleLabel.exec(text)?.[1]?.trim() ?? null
