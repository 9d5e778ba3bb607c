/** The shapes of mails that were written before the readers. */
import escapeHtml from 'escape-html'
import type { InventedPost, Pay } from './invented-posts.ts'
import { english, type MailTemplate, range, urlOf } from './mail-shape.ts'

const upworkSender = 'Upwork Notification <donotreply@upwork.com>'
const freelancerSender = 'Freelancer.com <noreply@notifications.freelancer.com>'
const perHourSender = 'PeoplePerHour <no-reply@peopleperhour.com>'

/** A link through a redirect of the marketplace, with the target in its query. */
const clicked = (url: string, key: string) =>
  `https://click.e.upwork.com/track?m=${key}8f2c&r=${encodeURIComponent(`${url}?utm_source=alert&frkscc=${key}`)}`

const upworkPay = (pay: Pay | null) =>
  pay === null
    ? 'Hourly'
    : pay.type === 'hourly'
      ? `Hourly: ${range(pay, (sum) => english(sum, pay.currency, true), '-')}`
      : `Fixed-price: ${range(pay, (sum) => english(sum, pay.currency))}`

const chips = (skills: readonly string[]) =>
  skills
    .map(
      (skill) =>
        `<span style="background:#eee;border-radius:9px;padding:2px 8px">${escapeHtml(skill)}</span>`,
    )
    .join(' ')

const upworkCard = (job: InventedPost, key: string) => `
<tr><td style="padding:16px"><a href="${escapeHtml(clicked(urlOf('upwork', job), key))}" style="font-weight:bold">${escapeHtml(job.title)}</a>
<p style="color:#777">${escapeHtml(upworkPay(job.pay))} &nbsp;-&nbsp; Intermediate &nbsp;-&nbsp; Est. time: 1 to 3 months &nbsp;-&nbsp; Posted 20 minutes ago</p>
<p>${escapeHtml(job.description)}… <a href="${escapeHtml(clicked(urlOf('upwork', job), `${key}m`))}">more</a></p>
<div>${chips(job.skills)}</div>
<p>Payment verified &nbsp; ★ 4.9 &nbsp; $10k+ spent &nbsp; ${job.country}</p></td></tr>`

const upworkPage = (preheader: string, heading: string, body: string) => `<!doctype html><html><head>
<title>Upwork</title><style>a{color:#14a800}</style></head><body>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table width="600"><tr><td><a href="https://www.upwork.com/"><img src="https://www.upwork.com/logo.png" alt="Upwork"></a></td></tr>
<tr><td><h1>${escapeHtml(heading)}</h1></td></tr>${body}
<tr><td><a href="https://www.upwork.com/ab/notification-settings/">Notification settings</a> | <a href="https://support.upwork.com/">Help</a></td></tr>
<tr><td style="font-size:11px">© Upwork Global. This mail was sent because you have saved a search. <a href="https://www.upwork.com/unsubscribe?t=1">Unsubscribe</a></td></tr></table></body></html>`

const upworkText = (job: InventedPost) => `New job in your saved search "small work"

${job.title}
${urlOf('upwork', job)}

${upworkPay(job.pay)}
Experience level: Expert
Skills: ${job.skills.join(', ')}

${job.description}

Client: ${job.country}, payment verified

--
You receive this mail because job alerts are on.
Unsubscribe: https://www.upwork.com/unsubscribe?x=2
`

const freelancerPay = (pay: Pay | null) =>
  pay === null
    ? 'Not specified'
    : `${range(pay, (sum) => english(sum, pay.currency))} ${pay.currency}${pay.type === 'hourly' ? ' / hour' : ''}`

const perHourPay = (pay: Pay | null) =>
  pay === null
    ? 'Budget to be agreed'
    : `${range(pay, (sum) => english(sum, pay.currency))} ${pay.type === 'hourly' ? 'per hour' : 'fixed price'}`

/** The shapes of the first half. */
export const firstTemplates: readonly MailTemplate[] = [
  {
    name: 'upwork: one job, HTML only, tracked links, skills as chips',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `New job: ${job!.title}`,
      html: upworkPage(
        `A new job fits: ${job!.title}`,
        'A new job matches your search',
        upworkCard(job!, 'a1'),
      ),
      posts: [job!],
    }),
  },
  {
    name: 'upwork: one job, text only',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `New job: ${job!.title}`,
      text: upworkText(job!),
      posts: [job!],
    }),
  },
  {
    name: 'upwork: digest of a saved search, HTML',
    marketplace: 'upwork',
    jobs: 'several',
    write: (jobs) => ({
      from: upworkSender,
      subject: `${jobs.length} new jobs for "small work"`,
      html: upworkPage(
        'Jobs for you',
        'Your saved search found new jobs',
        jobs.map((job, index) => upworkCard(job, `d${index}`)).join(''),
      ),
      posts: jobs,
    }),
  },
  {
    name: 'upwork: invitation, text and HTML',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `You have been invited to apply: ${job!.title}`,
      text: `Hi Robin,\n\nA client in ${job!.country} has invited you to submit a proposal.\n\n${job!.title}\n${urlOf('upwork', job!)}\n${upworkPay(job!.pay)}\nSkills: ${job!.skills.join(', ')}\n\n${job!.description}\n\nThe Upwork team`,
      html: upworkPage('An invitation', 'You have been invited', upworkCard(job!, 'i1')),
      posts: [job!],
    }),
  },
  {
    name: 'upwork: a proposal was viewed, text',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `Your proposal was viewed`,
      text: `Hi Robin,\n\nGood news: the client has viewed your proposal for "${job!.title}".\n\nSee your proposal: https://www.upwork.com/nx/proposals/17${job!.number}\n\nThe Upwork team\n`,
      outcomes: [{ status: 'viewed', jobTitle: job!.title }],
    }),
  },
  {
    name: 'upwork: a message about a job, HTML',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Dana Miller <room_17734666034007178149983972355135@upwork.com>',
      subject: `New message from Dana Miller`,
      html: upworkPage(
        'You have a message',
        'You have a new message',
        `<tr><td><p>Dana Miller sent you a message about <a href="${clicked(urlOf('upwork', job!), 'r')}">${escapeHtml(job!.title)}</a></p>
<blockquote>Hello, could you start next week? Our budget is $600.</blockquote><a href="https://www.upwork.com/ab/messages/rooms/room_1">Reply</a></td></tr>`,
      ),
      outcomes: [{ status: 'replied', jobTitle: job!.title }],
    }),
  },
  {
    name: 'upwork: interview about a proposal, text',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: upworkSender,
      subject: `Interview request for ${job!.title}`,
      text: `Hi Robin,\n\nThe client of "${job!.title}" wants to interview you about your proposal.\n\n${urlOf('upwork', job!)}\n\nAnswer soon: https://www.upwork.com/ab/messages/\n`,
      outcomes: [{ status: 'interview', jobTitle: job!.title }],
    }),
  },
  {
    name: 'upwork: forwarded inline by Gmail',
    marketplace: 'upwork',
    jobs: 'one',
    write: ([job]) => ({
      from: 'Robin Doe <robin@example.net>',
      subject: `Fwd: New job: ${job!.title}`,
      text: `Please keep this one.\n\n---------- Forwarded message ---------\nFrom: Upwork Notification <donotreply@upwork.com>\nDate: Tue, Nov 3, 2026 at 9:12 AM\nSubject: New job: ${job!.title}\nTo: <robin@example.net>\n\n\n${upworkText(job!)}`,
      posts: [job!],
    }),
  },
  {
    name: 'upwork: newsletter that looks like a digest',
    marketplace: 'upwork',
    jobs: 'several',
    write: (jobs) => ({
      from: 'Upwork <upwork@email.upwork.com>',
      subject: 'Five habits of freelancers who earn more',
      html: upworkPage(
        'Read our new stories',
        'Stories from the community',
        jobs
          .map(
            (job) =>
              `<tr><td><a href="https://www.upwork.com/resources/${job.number}">How Sam won “${escapeHtml(job.title)}”</a><p>Budget: $500. Skills: patience and good questions.</p></td></tr>`,
          )
          .join(''),
      ),
    }),
  },
  {
    name: 'freelancer: digest, text, address at the end',
    marketplace: 'freelancer',
    jobs: 'several',
    write: (jobs) => ({
      from: freelancerSender,
      subject: 'robin, these PHP and Excel projects and contests might interest you',
      text: `Hi robin,\n\nHere are the latest projects and contests matching your skills:\n\n=========\nProjects\n=========\n\n${jobs
        .map(
          (job) =>
            `${job.title}\nBudget: ${freelancerPay(job.pay)}\nSkills: ${job.skills.join(', ')}\nDescription:\n${job.description}\n${new URL(urlOf('freelancer', job)).pathname}?utm_campaign=digest&utm_medium=email\n`,
        )
        .join(
          '\n',
        )}\nView more jobs\nhttps://www.freelancer.com/search/projects/\n\nRegards,\nThe Freelancer team\n© 2026 Freelancer Technology`,
      posts: jobs,
    }),
  },
  {
    name: 'freelancer: digest in German, HTML',
    marketplace: 'freelancer',
    jobs: 'several',
    write: (jobs) => ({
      from: freelancerSender,
      subject: 'Neue Projekte, die zu Ihren Fähigkeiten passen',
      html: `<html><body><p>Hallo robin,</p><p>hier sind die neuesten Projekte, die zu Ihren Fähigkeiten passen:</p>${jobs
        .map(
          (
            job,
          ) => `<div><h3><a href="${urlOf('freelancer', job)}.html?utm_source=mail">${escapeHtml(job.title)}</a></h3>
<p><b>Budget:</b> ${escapeHtml(
            job.pay === null
              ? 'Nicht angegeben'
              : `${range(job.pay, (sum) => `${sum.toLocaleString('de-DE')} ${job.pay!.currency}`, ' – ')}${job.pay.type === 'hourly' ? ' pro Stunde' : ''}`,
          )}</p>
<p><b>Fähigkeiten:</b> ${job.skills.map((skill) => `<a href="https://www.freelancer.com/jobs/${encodeURIComponent(skill.toLowerCase())}/">${escapeHtml(skill)}</a>`).join(', ')}</p>
<p>${escapeHtml(job.description)}</p><p><a href="${urlOf('freelancer', job)}.html#bid">Jetzt bieten</a></p></div>`,
        )
        .join(
          '<hr>',
        )}<p><a href="https://www.freelancer.com/search/projects/">Weitere Projekte ansehen</a></p><p>Mit freundlichen Grüßen,<br>Ihr Freelancer-Team</p><p><a href="https://www.freelancer.com/users/unsubscribe">Abmelden</a></p></body></html>`,
      posts: jobs,
    }),
  },
  {
    name: 'freelancer: awarded',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: freelancerSender,
      subject: `Congratulations! You have been awarded ${job!.title}`,
      text: `Hi robin,\n\nYou have been awarded the project "${job!.title}".\n${urlOf('freelancer', job!)}\n\nPlease accept it within three days.\n`,
      outcomes: [{ status: 'won', jobTitle: job!.title }],
    }),
  },
  {
    name: 'freelancer: receipt',
    marketplace: 'freelancer',
    jobs: 'one',
    write: ([job]) => ({
      from: freelancerSender,
      subject: `Invoice for your project fee`,
      text: `Hi robin,\n\nThank you for your payment.\n\nProject: ${job!.title}\n${urlOf('freelancer', job!)}\nFee: $5.00 USD\nBudget: $50\n\nThis is your receipt.\n`,
    }),
  },
  {
    name: 'peopleperhour: one project, HTML with a button',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: ([job]) => ({
      from: perHourSender,
      subject: `New project posted: ${job!.title}`,
      html: `<html><body><table><tr><td><p>Hi Robin,</p><p>A buyer has posted a project that matches your skills.</p>
<h2>${escapeHtml(job!.title)}</h2><table><tr><td>Budget</td><td>${escapeHtml(perHourPay(job!.pay))}</td></tr>
<tr><td>Skills</td><td>${job!.skills.map((skill) => escapeHtml(skill)).join(' | ')}</td></tr><tr><td>Location</td><td>${job!.country}</td></tr></table>
<p>${escapeHtml(job!.description)}</p>
<a href="${urlOf('peopleperhour', job!)}?utm_source=email&amp;utm_medium=notification">View project</a></td></tr>
<tr><td>PeoplePerHour Ltd. <a href="https://www.peopleperhour.com/settings/notifications">Change what we send you</a></td></tr></table></body></html>`,
      posts: [job!],
    }),
  },
  {
    name: 'peopleperhour: digest, text',
    marketplace: 'peopleperhour',
    jobs: 'several',
    write: (jobs) => ({
      from: perHourSender,
      subject: 'New projects match your search',
      text: `Hi Robin,\n\nHere are new projects for you.\n\n${jobs
        .map(
          (job, index) =>
            `${index + 1}. ${job.title}\n   ${perHourPay(job.pay)} | ${job.country}\n   ${job.skills.join(' · ')}\n   ${job.description}\n   View project: ${urlOf('peopleperhour', job)}\n`,
        )
        .join(
          '\n',
        )}\nSee all projects: https://www.peopleperhour.com/freelance-jobs\n\nThe PeoplePerHour team\n`,
      posts: jobs,
    }),
  },
  {
    name: 'peopleperhour: proposal declined',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: ([job]) => ({
      from: perHourSender,
      subject: `Your proposal for "${job!.title}" was not selected`,
      text: `Hi Robin,\n\nThe buyer has chosen another freelancer for "${job!.title}".\n${urlOf('peopleperhour', job!)}\n\nThere are many more projects: https://www.peopleperhour.com/freelance-jobs\n`,
      outcomes: [{ status: 'lost', jobTitle: job!.title }],
    }),
  },
  {
    name: 'peopleperhour: security code',
    marketplace: 'peopleperhour',
    jobs: 'one',
    write: () => ({
      from: perHourSender,
      subject: 'Your verification code',
      text: `Hi Robin,\n\nYour code is 483 920. It is valid for ten minutes.\n\nIf you have not asked for it, change your password: https://www.peopleperhour.com/site/login\n`,
    }),
  },
]
