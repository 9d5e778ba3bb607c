/**
 * The layout of mails: 560 px wide, text first, one button; readable without pictures (there are none),
 * without styles and in dark mode. The HTML and text parts have the same content.
 */
import escapeHtml from 'escape-html'

/** An entry of a list, such as a job. */
export interface MailEntry {
  /** A small line above the title. */
  kicker: string
  title: string
  href: string
  facts: string
  text: string
  /** Small lines below the text. */
  notes: string[]
  links: { label: string; href: string }[]
}

/** The content of a mail as plain texts. `button` is the main action, `notes` are small lines below it. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: string[]
  /** The list below the paragraphs. */
  entries?: MailEntry[]
  button?: { label: string; href: string }
  notes?: string[]
  /** The unsubscribe link, for mails that somebody subscribed to. */
  unsubscribe?: string
}

/** Creates the subject and both parts of a mail. */
export function renderMail(words: MailContent): { subject: string; text: string; html: string } {
  return { subject: words.subject, text: renderText(words), html: renderHtml(words) }
}

function renderText({
  heading,
  paragraphs,
  entries = [],
  button,
  notes = [],
  unsubscribe,
}: MailContent): string {
  return [
    heading,
    ...paragraphs,
    ...entries.map(renderTextEntry),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...notes,
    ...(unsubscribe ? [`Stop these mails:\n${unsubscribe}`] : []),
    '-- \nGigbell',
  ].join('\n\n')
}

const renderTextEntry = ({ kicker, title, href, facts, text, notes, links }: MailEntry): string =>
  [
    kicker.toUpperCase(),
    title,
    facts,
    text,
    ...notes,
    href,
    ...links.map((link) => `${link.label}: ${link.href}`),
  ]
    .filter((line) => line !== '')
    .join('\n')

function renderHtml({
  subject,
  heading,
  paragraphs,
  entries = [],
  button,
  notes = [],
  unsubscribe,
}: MailContent): string {
  const body = "font:400 16px/1.6 'Inter',system-ui,-apple-system,'Segoe UI',sans-serif"
  const head = "font:600 24px/1.3 'Bricolage Grotesque',system-ui,-apple-system,'Segoe UI',sans-serif"
  const small = "font:400 13px/1.5 'Inter',system-ui,-apple-system,'Segoe UI',sans-serif"
  const rows = [
    `<p class="text" style="margin:0 0 24px;${small};font-weight:600;color:#12161c">Gigbell</p>`,
    `<h1 class="text" style="margin:0 0 16px;${head};color:#12161c">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (words) => `<p class="text" style="margin:0 0 16px;${body};color:#12161c">${escapeHtml(words)}</p>`,
    ),
    ...entries.map((entry) => renderHtmlEntry(entry, body, small)),
    ...(button ? renderButton(button, body, small) : []),
    ...notes.map(
      (words) => `<p class="quiet" style="margin:0 0 8px;${small};color:#5c6370">${escapeHtml(words)}</p>`,
    ),
    ...(unsubscribe
      ? [
          `<p class="quiet" style="margin:16px 0 0;${small};color:#5c6370"><a class="quiet" href="${escapeHtml(unsubscribe)}" style="color:#5c6370">Stop these mails</a></p>`,
        ]
      : []),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0f1216 !important; }
  .sheet { background: #171b21 !important; border-color: #2a3038 !important; }
  .text { color: #ece9e2 !important; }
  .quiet { color: #9aa3b0 !important; }
  .entry { border-color: #2a3038 !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbfaf7">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #e6e2d8;border-radius:10px"><tr><td style="padding:32px;text-align:left;overflow-wrap:anywhere">
${rows.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/**
 * Text of strangers is in blocks with their own direction, so that a direction override affects nothing else.
 */
function renderHtmlEntry(
  { kicker, title, href, facts, text, notes, links }: MailEntry,
  body: string,
  small: string,
) {
  const line = (words: string, look: string, style: string) =>
    words === ''
      ? ''
      : `<p dir="auto" class="${look}" style="margin:0 0 4px;${style};color:${look === 'text' ? '#12161c' : '#5c6370'}">${words}</p>`
  const link = ({ label, href }: { label: string; href: string }) =>
    `<a class="text" href="${escapeHtml(href)}" style="color:#12161c;font-weight:600">${escapeHtml(label)}</a>`
  return [
    `<div class="entry" style="margin:0 0 24px;padding:16px 0 0;border-top:1px solid #e6e2d8">`,
    line(escapeHtml(kicker), 'quiet', `${small};text-transform:uppercase;letter-spacing:.04em`),
    line(
      `<a class="text" href="${escapeHtml(href)}" style="color:#12161c">${escapeHtml(title)}</a>`,
      'text',
      `${body};font-size:18px;font-weight:600`,
    ),
    line(escapeHtml(facts), 'quiet', small),
    line(escapeHtml(text), 'text', body),
    ...notes.map((words) => line(escapeHtml(words), 'quiet', small)),
    links.length > 0 ? line(links.map(link).join(' &nbsp; '), 'text', small) : '',
    '</div>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function renderButton(button: { label: string; href: string }, body: string, small: string): string[] {
  const href = escapeHtml(button.href)
  return [
    `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:10px 20px;${body};font-weight:600;color:#12161c;background:#f5a524;border-radius:8px;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    `<p class="quiet" style="margin:0 0 16px;${small};color:#5c6370">If the button does not work, open this address: <a class="quiet" href="${href}" style="color:#5c6370;word-break:break-all">${href}</a></p>`,
  ]
}
