/** The shapes of mails that were written after the readers. readers.test.ts states what these read of them at first. */
import escapeHtml from 'escape-html'
import type { InventedPost, Pay } from './invented-posts.ts'
import { english, type MailTemplate, range, urlOf } from './mail-shape.ts'

const upworkSender = 'Upwork <donotreply@upwork.com>'
const freelancerSender = 'Freelancer.com <noreply@notifications.freelancer.com>'
const perHourSender = 'PeoplePerHour.com <noreply@notify.peopleperhour.com>'

/** A link through a redirect whose path contains the target. */
const counted = (url: string) =>
  `https://ablink.mail.example-sender.net/CL0/${encodeURIComponent(url)}/1/0100019abc-000000/x4Jk=421`
/** A link as Outlook rewrites it. */
const safe = (url: string) =>
  `https://eur02.safelinks.protection.outlook.com/?url=${encodeURIComponent(url)}&data=05%7C02%7C&reserved=0`

const local = (locale: string, hour: string, fixed: string, unstated: string) => (pay: Pay | null) => {
  if (pay === null) return unstated
  const sums = range(
    pay,
    (sum) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: pay.currency,
        minimumFractionDigits: sum % 1 ? 2 : 0,
      }).format(sum),
    ' – ',
  )
  return pay.type === 'hourly' ? `${hour}: ${sums}` : `${fixed}: ${sums}`
}
const spanish = local('es-ES', 'Por hora', 'Precio fijo', 'Por hora')
const french = local('fr-FR', 'Taux horaire', 'Prix fixe', 'Budget : non précisé')
const german = local('de-DE', 'Stundensatz', 'Festpreis', 'Budget: offen')

const shortPay = (pay: Pay | null) =>
  pay === null
    ? 'Hourly'
    : `${range(pay, (sum) => english(sum, pay.currency, true))}${pay.type === 'hourly' ? '/hr' : ' Fixed-price'}`

const freelancerCard = (job: InventedPost) => `<table class="card"><tr><td>
<a href="${safe(`${urlOf('freelancer', job)}/details?w=f`)}"><strong>${escapeHtml(job.title)}</strong></a></td>
<td align="right">${escapeHtml(job.pay === null ? '' : `${range(job.pay, (sum) => english(sum, job.pay!.currency), '–')} ${job.pay.currency}${job.pay.type === 'hourly' ? '/hr' : ''}`)}</td></tr>
<tr><td colspan="2">${escapeHtml(job.description)}</td></tr>
<tr><td colspan="2">${job.skills.map((skill) => `<a class="skill-tag" href="https://www.freelancer.com/jobs/x">${escapeHtml(skill)}</a>`).join(' ')}</td></tr>
<tr><td colspan="2">12 bids</td></tr></table>`

/** The shapes of the second half. */
export const secondTemplates: readonly MailTemplate[] = [
  {
    name: 'upwork: digest in Spanish, HTML, redirects with the target in the path',
    marketplace: 'upwork',
    jobs: 'several',
    write: (jobs) => ({
      from: upworkSender,
      subject: 'Nuevos trabajos que coinciden con tu búsqueda',
      html: `<body><p>Hola, Robin:</p><p>Estos son los trabajos nuevos de tu búsqueda guardada.</p>${jobs
        .map(
          (job) =>
            `<div><a href="${counted(urlOf('upwork', job))}"><h2>${escapeHtml(job.title)}</h2></a><div>${escapeHtml(spanish(job.pay))}</div><div>Publicado hace 2 horas</div><div>${escapeHtml(job.description)}</div><div>Habilidades: ${job.skills.map((skill) => escapeHtml(skill)).join(', ')}</div><a href="${counted(urlOf('upwork', job))}">Ver trabajo</a></div>`,
        )
        .join(
          '',
        )}<p>Saludos,<br>El equipo de Upwork</p><p><a href="https://www.upwork.com/u">Cancelar suscripción</a></p></body>`,
      posts: jobs,
    }),
  },
  {
    name: 'upwork: one job forwarded by Outlook, HTML',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Robin Doe <robin@example.net>',
      subject: `WG: New job: ${job!.title}`,
      html: `<div><p>&nbsp;</p><hr><div><b>Von:</b> Upwork &lt;donotreply@upwork.com&gt;<br><b>Gesendet:</b> Dienstag, 3. November 2026 09:12<br><b>An:</b> robin@example.net<br><b>Betreff:</b> New job: ${escapeHtml(job!.title)}</div><br>
<h3><a href="${safe(urlOf('upwork', job!))}">${escapeHtml(job!.title)}</a></h3><p>${escapeHtml(shortPay(job!.pay))} | Expert | 1 to 3 months</p><p>${escapeHtml(job!.description)}</p><p>Skills: ${job!.skills.map((skill) => escapeHtml(skill)).join(', ')}</p><p><a href="${safe(urlOf('upwork', job!))}">Apply now</a></p></div>`,
      posts: [job!],
    }),
  },
  {
    name: 'upwork: digest, text, wrapped descriptions',
    marketplace: 'upwork',
    jobs: 'several',
    write: (jobs) => ({
      from: upworkSender,
      subject: `Your job feed: ${jobs.length} jobs posted today`,
      text: `Hello Robin,\n\nthese jobs were posted today.\n\n${jobs
        .map(
          (job) =>
            `* ${job.title} <${urlOf('upwork', job)}?ref=feed>\n${shortPay(job.pay)}\n${job.description.replace(/(.{30,50}) /g, '$1\n')}\nSkills: ${job.skills.join(', ')}\n`,
        )
        .join(
          '\n',
        )}\nSee more jobs: https://www.upwork.com/nx/find-work/\nUnsubscribe: https://www.upwork.com/u\n`,
      posts: jobs,
    }),
  },
  {
    name: 'upwork: offer',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `Dana Miller sent you an offer`,
      html: `<body><h1>You have received an offer</h1><p>Job: ${escapeHtml(job!.title)}</p><p>Please answer within seven days.</p><a href="https://www.upwork.com/ab/c/offers/1">View offer</a></body>`,
      outcomes: [{ status: 'won', jobTitle: job!.title }],
    }),
  },
  {
    name: 'upwork: a job was closed, French',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: 'Une mission a été clôturée',
      text: `Bonjour Robin,\n\nLa mission « ${job!.title} » a été clôturée par le client. Votre proposition n'a pas été retenue.\n\nL'équipe Upwork\n`,
      outcomes: [{ status: 'lost', jobTitle: job!.title }],
    }),
  },
  {
    name: 'upwork: discount',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Upwork <upwork@email.upwork.com>',
      subject: 'New: 50% off Connects this week',
      html: `<body><h1>Win more jobs</h1><p>Apply to jobs such as <a href="https://www.upwork.com/nx/search/jobs/?q=${job!.number}">${escapeHtml(job!.title)}</a></p><p>Hourly: $25.00</p><p>Skills: ${job!.skills.map((skill) => escapeHtml(skill)).join(', ')}</p></body>`,
    }),
  },
  {
    name: 'freelancer: cards with tags, links rewritten by Outlook',
    marketplace: 'freelancer',
    jobs: 'several',
    write: (jobs) => ({
      from: freelancerSender,
      subject: 'Latest projects for robin',
      html: `<html><head><style>.skill-tag{color:red}</style></head><body><h2>Hi robin, new projects are waiting</h2>${jobs.map(freelancerCard).join('\n')}<a href="https://www.freelancer.com/jobs">Browse all projects</a></body></html>`,
      posts: jobs,
    }),
  },
  {
    name: 'freelancer: one project in French, text',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: freelancerSender,
      subject: `Nouveau projet : ${job!.title}`,
      text: `Bonjour robin,\n\nUn nouveau projet correspond à vos compétences :\n\n${job!.title}\n${french(job!.pay)}\nCompétences : ${job!.skills.join(', ')}\n\n${job!.description}\n\nVoir le projet : ${urlOf('freelancer', job!)}.html\n\nCordialement,\nL'équipe Freelancer\n`,
      posts: [job!],
    }),
  },
  {
    name: 'freelancer: message in German',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Freelancer.com <messages@notifications.freelancer.com>',
      subject: 'Neue Nachricht von dana_m',
      text: `Hallo robin,\n\ndana_m hat Ihnen zu „${job!.title}“ geschrieben:\n\n> Können Sie am Montag anfangen?\n\nAntworten: https://www.freelancer.com/messages/thread/77\n`,
      outcomes: [{ status: 'replied', jobTitle: job!.title }],
    }),
  },
  {
    name: 'freelancer: invitation, HTML',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: freelancerSender,
      subject: `dana_m invited you to bid on ${job!.title}`,
      html: `<body><p>Hi robin,</p><p>dana_m would like you to bid on a project.</p>${freelancerCard(job!)}<p><a href="${urlOf('freelancer', job!)}">Bid on this project</a></p></body>`,
      posts: [job!],
    }),
  },
  {
    name: 'freelancer: bid viewed',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: freelancerSender,
      subject: `dana_m has seen your bid on ${job!.title}`,
      html: `<body><p>dana_m has seen your bid on <a href="${urlOf('freelancer', job!)}">${escapeHtml(job!.title)}</a>.</p></body>`,
      outcomes: [{ status: 'viewed', jobTitle: job!.title }],
    }),
  },
  {
    name: 'peopleperhour: digest in German, HTML, one link around each card',
    marketplace: 'peopleperhour',
    jobs: 'several',
    write: (jobs) => ({
      from: perHourSender,
      subject: `${jobs.length} neue Projekte für Sie`,
      html: `<body><p>Hallo Robin,</p>${jobs
        .map(
          (job) =>
            `<a href="${urlOf('peopleperhour', job)}?ref=mail" style="color:black"><div><b>${escapeHtml(job.title)}</b></div><div>${escapeHtml(german(job.pay))}</div><div>Kenntnisse: ${job.skills.map((skill) => escapeHtml(skill)).join(' • ')}</div><div>${escapeHtml(job.description)}</div></a>`,
        )
        .join('<br>')}<p>Viele Grüße<br>PeoplePerHour</p></body>`,
      posts: jobs,
    }),
  },
  {
    name: 'peopleperhour: one project forwarded by Apple Mail, text',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Robin <robin@example.net>',
      subject: `Fwd: New project for you`,
      text: `\n\nBegin forwarded message:\n\n> From: PeoplePerHour.com <noreply@notify.peopleperhour.com>\n> Subject: New project for you\n> Date: 3. November 2026 at 09:12:00 CET\n> To: robin@example.net\n> \n> ${job!.title}\n> ${urlOf('peopleperhour', job!)}\n> \n> Budget: ${job!.pay === null ? 'open' : `${range(job!.pay, (sum) => english(sum, job!.pay!.currency))}${job!.pay.type === 'hourly' ? ' per hour' : ''}`}\n> Skills required: ${job!.skills.join(', ')}\n> Location: ${job!.country}\n> \n> ${job!.description}\n> \n> The PeoplePerHour team\n`,
      posts: [job!],
    }),
  },
  {
    name: 'peopleperhour: accepted, Spanish',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: ([job]) => ({
      from: perHourSender,
      subject: 'Un cliente ha aceptado tu propuesta',
      text: `Hola Robin:\n\nUn cliente ha aceptado tu propuesta.\n\nProyecto: ${job!.title}\n${urlOf('peopleperhour', job!)}\n\n¡Enhorabuena!\n`,
      outcomes: [{ status: 'won', jobTitle: job!.title }],
    }),
  },
  {
    name: 'peopleperhour: receipt in German',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: ([job]) => ({
      from: perHourSender,
      subject: 'Ihre Rechnung Nr. 2291',
      text: `Guten Tag,\n\nanbei die Rechnung zum Projekt „${job!.title}“.\nStundensatz: 25 €\n${urlOf('peopleperhour', job!)}\n`,
    }),
  },
]
