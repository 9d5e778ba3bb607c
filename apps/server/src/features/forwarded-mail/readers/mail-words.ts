/** The words around jobs in mails that are no part of a job: buttons, greetings, and the end of a mail, in four languages. */
import type { MailLine } from './mail-lines.ts'

const buttonWords = new Set(
  `view see read open show check go to the this full more all job project post posting details detail description
  proposal bid on now apply submit send a an your for offer invitation invite reply respond answer message accept decline
  click here learn find out at upwork freelancer com peopleperhour pph
  projekt job auftrag stelle ansehen anzeigen jetzt bieten bewerben angebot abgeben senden mehr erfahren zum zur öffnen
  antworten nachricht lesen details einladung weiterlesen auf
  ver trabajo proyecto detalles más oferta pujar ahora enviar propuesta postular postularse el la leer mensaje responder
  en abrir invitación aquí
  voir le projet mission offre détails postuler maintenant envoyer une proposition plus savoir lire répondre message
  consulter l'offre cette sur la`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Tells whether a text is the label of a button or link rather than a title. */
export function isButton(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ ]+/gu, ' ')
    .trim()
    .split(/\s+/)
  return words.length <= 8 && words.every((word) => word === '' || buttonWords.has(word.replace('’', "'")))
}

const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|day)|hallo|guten|liebe[r]?|sehr|hola|buenos|estimad[oa]|bonjour|salut|cher|chère)\b[^.?!]{0,60}[,!:]?$/i
const intro =
  /\b(?:(?:match|fit|for)(?:e[sd]|ing|s)? (?:with )?your|(?:your|saved) search|new (?:jobs|projects)|here are|has (?:posted|invited)|have been invited|latest|recommended|ihre[nmr]? (?:fähigkeiten|suche|profil)|passen(?:de)?\b.{0,40}(?:projekt|job)|hier sind|neueste|tus (?:habilidades|aptitudes)|tu (?:búsqueda|perfil)|nuevos? (?:trabajos?|proyectos?)|estos son|vos compétences|votre (?:recherche|profil)|nouve(?:au|lle|aux|lles) (?:projets?|missions?|offres?)|voici)\b/i

/** Tells whether a line only introduces the jobs of a mail. */
export const isIntroduction = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) ||
  greeting.test(text) ||
  (text.length <= 160 && (/[:]$/.test(text) || intro.test(text))) ||
  /^(?:projects?|jobs|projekte|proyectos|projets|missions|trabajos)$/i.test(text)

const ending =
  /^(?:view (?:more|all)|see (?:more|all)|browse|find more|weitere|alle\b.{0,40}ansehen|ver (?:más|todos)|voir (?:plus|tou[ts])|(?:best |kind )?regards|cheers|happy |mit freundlichen|viele grüße|saludos|cordialement|à bientôt|the .{0,30}team$|(?:das|ihr) .{0,30}team$|el equipo|l['’]équipe|©|copyright|unsubscribe|abmelden|abbestellen|notification settings|benachrichtigungen|you (?:are receiving|receive|got) this|this (?:e-?mail|mail|message) (?:was|is)|sie erhalten|recibes? este|vous recevez|darse de baja|cancelar (?:la )?suscripción|se désabonner|se désinscrire|there are (?:many )?more|-- ?$|change what|peopleperhour ltd)|\b(?:unsubscribe|abmelden|désabonner|darme de baja)\b/i

/** Tells whether a line begins what follows the jobs of a mail. */
export const isEnding = ({ text }: MailLine): boolean => text.length <= 200 && ending.test(text)

const about =
  /^(?:posted|published|est\.? time|duration|payment (?:un)?verified|payment method|client|about the client|proposals|bids|applicants|ends|time left|rating|★|\d[\d,.]* (?:bids?|proposals?|angebote|propuestas|ofertas|propositions)|veröffentlicht|gepostet|zahlung|kunde|angebote|publicad[oa]|pago|cliente|propuestas|publiée?|paiement|client|propositions|connects|type|job type|level|experience(?: level)?|erfahrung|nivel|niveau|remote|anywhere|worldwide|on-?site|hybrid|full[- ]time|part[- ]time|location|country|land|ort|país|ubicación|pays|lieu)\b/i

/** Tells whether a short line states a detail of a job that has no field, such as how long ago it was posted. */
export const isDetail = (text: string): boolean => text.length <= 120 && about.test(text)
