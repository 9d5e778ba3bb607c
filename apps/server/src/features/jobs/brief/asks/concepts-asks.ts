/**
 * Words for what a client wants of an application. Lists are separated by commas; a star at the end of a word means any
 * ending. Accents do not count.
 */

/** "In your proposal", "with the bid", "as part of each application". */
const PLACES = [
  'in',
  'with',
  'into',
  'to',
  'at the top of',
  'at the end of',
  'inside',
  'within',
  'along with',
  'as part of',
  'on top of',
  'together with',
]
  .flatMap((preposition) => ['your', 'the', 'each', 'every', 'ur'].map((owner) => `${preposition} ${owner}`))
  .flatMap((beginning) =>
    [
      'proposal*',
      'bid',
      'bids',
      'application',
      'offer',
      'reply',
      'response',
      'message',
      'pitch',
      'cover letter',
      'letter',
      'answer',
      'first message',
      'submission',
      'first line',
      'cover note',
      'quote',
      'note',
    ].map((noun) => `${beginning} ${noun}`),
  )
  .join(', ')

/** The concepts of asks. */
export const ASK_CONCEPTS = {
  /** Verbs of saying something in an application. */
  tellVerb: `spell yours out, spell that out, spell this out, spell out, spell it out, point it out, write it down, flag it, flag, make clear, tell, say, state, name, mention, describe, explain, list, outline, specify, indicate, inform, answer, quote, estimate, confirm, write, give, share, summarize, summarise,
    detail, elaborate, introduce, propose, suggest, advise, cover, address, point out, note, spell out, lay out, set out, sketch out, let me know, let us know, let me hear, let us hear, fill me in, fill us in, walk me, walk us,
    identify, pick, choose, select, rank, compare, critique, sketch, sum up, recount, recall, assess, cite, argue, set out, own up, put forward, come up with, report, talk me, talk us, disclose, reveal, comment on, convince, rate yourself, declare, clarify, justify, break down, drop, jot down, brief me, brief us, enlighten`,
  /** Verbs of sending or showing something with an application. */
  sendVerb: `throw in, chuck in, toss in, slip in, revert with, come back with, get back with, get back to me with, get back to us with, answer with, reply with, respond with, send, send over, show, attach, include, provide, submit, upload, link, link to, paste, post, enclose, forward, drop, put, add, point me, point us, let me see, let us see, let me hear, let us hear, let me watch, let us watch,
    let me read, let us read, share, give, supply, present, hand in, pass along, pass on, apply with, come with, lead with, append, record, e mail, email, message, text, insert, complete, submit with, back up with, demonstrate`,
  haveVerb: `has, make clear, show, tell, say, state, explain, give, reveal, answer, describe, demonstrate, touch on, deal with, consist of, consists of, name, list, have, contain, carry, come with, open with, start with, begin with, end with, cover, bear, include, includes, contains, mentions, names, answers, states, explains, shows, tells, that say, attach, attaches`,
  /** Verbs that only speak: nobody is paid for stating something. */
  sayVerb: `say, state, name, mention, specify, indicate, inform, tell, let me know, let us know`,
  determiner: `the, one, two, three, at least, any, all, both, a, an, some, 2, 3`,
  /** "Say so" has no object of its own. */
  backReference: `so, nothing, name, placeholder, your name, yes, no, it loud, goodbye, hello, hi`,
  joint: `and, then, or, but, and then, and please, so please, and also`,
  sendingForm: `listing, outlining, explaining, specifying, confirming, sending, attaching, including, providing, submitting, linking, showing, sharing, telling, mentioning, stating, naming, answering, giving, quoting, adding, uploading, describing, explaining`,
  /** The client as the one who is told. */
  tellsClient: `me, us, let me know, let us know, our team, the team, our manager, the owner`,
  reader: `you, u, ya, your, ur, yours, yourself, youve, youd, du, dein*, ihr, ihre, ihren, ihrem, sie, tu, tus, usted, vous, votre, vos`,
  whWord: `how, what, which, why, where, when, whether, if, who, how many, how much`,
  /** Texts and messages that applicants write. */
  applicationNoun: `application*, proposal*, bid, bids, offer, offers, pitch, cover letter*, covering letter, letter, letters, reply, replies, response*, message, messages, submission*, answer, answers, quote, quotes, expression of interest, note, first line, opening line, subject line, headline of your, your text`,
  applicationPlace: `${PLACES}, in proposals, in bids, in applications, when applying, when you apply, when bidding, when replying, when responding, when you reply, when you write, when writing to us, in responding, in replying, in applying, upon applying, on applying, when you get in touch, when contacting us, when you contact us, when you message us, when messaging, with your first message, in the first message, in your first message, in response, to apply, to be considered, to be shortlisted, before applying, before you apply, before bidding`,
  /** What applicants write, as the subject of a duty. */
  applicationActor: `an offer, an application, the offer, any offer, letters, no offer, no bid, no proposal, no application, no reply, your application, your proposal, your bid, your offer, your pitch, your cover letter, your letter, your reply, your response, your message, your submission, your first line, each bid, each proposal, each application, each offer, every bid, every proposal, every application, every offer, all proposals, all bids, all applications, all offers,
    proposals, bids, applications, offers, the proposal, the bid, cover letters, a proposal, a bid, any proposal, any bid, any application, a good application, a good proposal, replies, responses, pitches, your first sentence, your opening line, your opening sentence, your opening, your subject line, your subject, your headline, your greeting, quotes, your text`,
  /** People who apply, as the actors of a requirement. */
  applicantNoun: `anyone replying, anybody replying, everyone replying, those replying, whoever replies, anyone writing, whoever writes, anybody interested, anybody applying, whoever bids, whoever is interested, applicant*, candidate*, bidder*, freelancer*, contractor*, interested people, interested parties, everyone applying, anyone applying, whoever applies, those interested, anyone interested, people who apply, musicians, teams, agencies, individuals, all of you, interested writers, interested designers, interested developers`,
  mustVerb: `must, should, needs to, need to, has to, have to, shall, are to, is to, are asked to, are requested to, are required to, are expected to, are invited to, are encouraged to, are kindly asked to, will need to, ought to, please, kindly, will want to, has got to, are welcome to, is expected to`,
  formalDuty: `are requested to, are asked to, are required to, are invited to, are kindly asked to, are kindly requested to, is requested to, is asked to`,
  askVerb: `ask, asks, invite, invites, request, requests, would like, d like, would love, d love, prefer, kindly ask`,
  noteNoun: `screenshot, photo, picture, sample, clip, recording, outline, line, lines, few lines, note, sentence, sentences, paragraph, word, words, summary, sketch, idea, ideas, list, example, examples, overview, description, comment, comments, thoughts, view, views, plan, proposal for, suggestion, suggestions, hint, breakdown, estimate, guess, opinion, story, account`,
  pleaseWord: `please, pls, plz, kindly, bitte`,
  recordVerb: `record, film, translate, read, sing, play, draw, write, correct, edit, solve, fix, rewrite, voice, sketch, proofread`,
  sendResult: `add the file, send the file, attach the file, upload the file, send the recording, attach the recording, add the recording, send us the recording, send the result, send us the result, attach it, send it along, send it with, add it to, include it, paste it, send the link, add the link, put it in, attach the mp3, send the mp3, and add it, send it to us, send it to me, and attach, and send it`,
  seekWord: `someone who, somebody who, person who, people who, anyone who, who can, who will, who could, looking for, need someone, wanted, want someone, want somebody, find someone, team that, tool that, able to, help us, help me, script that, app that, expert who, developer who, you will, you ll, you would, you d`,
  consistsVerb: `consists of, consist of, is just, are just, is simply, is made of, comes down to`,
  /** Verbs of work, which only concern an application if it is named. */
  choosingVerb: `identify, pick, choose, select, rank, compare, critique, sketch, assess, define, report`,
  matterWord: `decide, decides, matter, matters, count, counts, care, cares, interested in, interest, interests, missing, need, needed, want, ask, look at, looking at, look for, want to know, have to know, go by, compare, choose by, depends on, starts with, boils down to`,
  copula: `is, are, s, re, would be`,
  chance: `your chances, chances, advantage, a plus, plus, bonus, go up, goes up, first in line, top of the pile, the better, win, wins, preferred, prefer, ahead, stand out, easier, help, helps, the job is yours, edge, shortlist*, happy, glad, grateful, great, lovely, nice, perfect, excellent, even better`,
  ifYou: `if you, if you can, if you could, if u, if u can, if you d, if you would, if you re able to, if you are able to, if you happen to`,
  wantedThing: `is what i d like to see, is what we d like to see, is what i d love to see, is what we d love to see, is what i want to see, is what we want to see, is what i want to read, is what we want to read, is what i d like to read, is what we d like to read, is what i look for, is what we look for`,
  enquireVerb: `enquire about, inquire about, ask about, asking about, ask you about, want to talk about, talk about, hear about, know about, learn about`,
  fromYou: `from you, of you`,
  byWord: `by`,
  passivePart: `specified, stated, listed, named, included, described, mentioned, attached, explained, outlined, answered, given, quoted, enclosed, set out, indicated, shown`,
  scanWord: `scan, copy, certificate, diploma, recording, video, photo, picture, file, letter`,
  infinitive: `to, please`,
  mustBe: `would settle it, settles it, would do it, would convince, convinces me, convinces us, is what i d like to see, is what we d like to see, is what i d love to see, is what we d love to see, is what counts, is what convinces, is what i look for, is what we look for, is what decides, is what i want to see, is what we want to see, goes a long way, improves your chances, raises your chances, makes your chances, counts more than, says more than, must be, has to be, have to be, should be, needs to be, need to be, is required, are required, is needed, are needed, is mandatory, are mandatory, is a must, are a must, is a plus to have, is expected, are expected, is obligatory, is essential to, belongs, belong, is all i need, is all we need, is enough, are enough, will do, would do, suffices,
    is the only thing, are the only things, is what i need, is what we need, is what we want, helps us, helps me, help us, help me, would help, will help, would be nice, would be great, would be good, would be useful, would be helpful, would be lovely, would be perfect, would be appreciated, will be appreciated, is appreciated, are appreciated, appreciated, is welcome, are welcome, welcome, would make it easier, makes it easier, would be welcome, much appreciated, preferred`,
  /** What a proposal has to have, in the passive. */
  mustBePassive: `be listed, be named, be stated, be given, be included, be attached, be added, be mentioned, be enclosed, be provided, be supplied, be quoted, be indicated, be sent, be submitted, be described, be explained, be shown, be specified, be disclosed, be outlined, come with, accompany, go with, go into, come along with, come first, come together with, be part of, belong in, belongs in, be linked, be uploaded, be declared, be answered, be addressed, be noted, be shared`,
  /** What the client asks, as the subject: "All we ask at this stage: …". */
  askedThing: `request for, my request is, our request is, my wish, our wish, consists of, is one thing, all we ask, all i ask, all we need, all i need, what we need, what i need, what we want, what i want, what we ask, what we d like, what i d like, what we would like, one thing we ask, only thing we ask, the only thing i ask, one thing i ask, we ask for, i ask for, needed from you, wanted from you, required from you, expected from you, we need from you, i need from you, we want from you, i want from you, what helps us, what helps me, what would help, what matters to us, what interests us, what interests me`,
  helpfulTo: `helpful to, useful to, great to, nice to, good to, interesting to, lovely to, handy to, wonderful to, important to, important for us to, important for me to, help us to, help me to, help to, help us, help me`,
  requestVerb: `ask, asks, invite, invites, request, requests, want, wants, expect, expects, urge, encourage, need, require, requires, would like, d like, would love, d love, prefer, kindly ask`,
  /** Applications that are not read without something. */
  lacking: `who can t, who cannot, unable to, who fail to, who won t, not able to, not willing to, who can not, without, lacking, missing, that lack, that do not include, that don t include, that do not contain, that don t contain, which don t, which do not, that do not, that don t, that fail to, with no, if you do not include, unless you, unless it, unless they, who do not, who don t`,
  rejected: `ignored, rejected, declined, deleted, skipped, archived, removed, not considered, not be considered, not be read, not read, won t be considered, won t be read, not be reviewed, go unread, unread, will be ignored, are ignored, discarded, passed over, only considered, only be considered, be considered, shortlisted, are read, be read, get read, get a reply, get an answer, get answered, win, wins, go first, stand out, in the bin, be preferred, are preferred, have priority, get priority`,
  applyVerb: `apply, applying, bid, respond, reply, get in touch, contact me, contact us, message me, message us, write to us, write to me`,
  /** Whether somebody would take the job is no question of its own. */
  mereInterest: `something you could, something you can, something that you could, something that you can, if you are interested, if you re interested, your interest, something for you`,
  curiousWord: `curious, interested, keen, eager, wonder, care, want to know, like to know, love to know`,
  you: `you, u`,
  /** What a client would like. */
  wishVerb: `rather, sooner, accept, take, want, wants, would like, d like, like, love, need, needs, curious, interested, keen, eager, look forward, looking forward, expect, appreciate, happy, glad, hope, wish, prefer, ask for, require, request, wonder, care, be grateful, welcome, be glad of, glad of, grateful for, happy about, interests, ask you, asking you, excited, ask everyone, ask all, ask that, fond`,
  /** What a client would do with an answer. */
  learnVerb: `be sure, it in writing, confirmation, your word, assurance, hear, hearing, see, seeing, know, knowing, read, reading, learn, learning, understand, receive, receiving, get, to have, look at, watch, find out, listen to, be told, told, looking at, getting, to know, be shown, proposals that, applications that, bids that, replies that, offers that, messages that, taste, an idea of, a sense of, view`,
  /** What only somebody who applies has, as an answer or as proof. */
  ownFact: `experience, background, availability, rate, rates, price, fee, quote, portfolio, cv, resume, references, reference, referee*, samples, sample, work samples, approach, method, process, workflow, plan, time zone, timezone, location, native language, mother tongue, qualification*, certificate*, certification*, degree, website, github, linkedin profile, behance, showreel, reel, demo, turnaround, start date, starting date, delivery date, timeline, hourly, day rate, lump sum, estimate, cost per, price per, rate per, costs, opinion, thoughts, first impression, ideas, setup, equipment, gear, tools, hours per week, hours a week, weekly hours, strengths, favourite, favorite, past work, previous work, earlier work, similar work, past projects, previous projects, similar projects, relevant projects, case study, case studies, examples, example, links, link, track record, client list, testimonials, number of years, years of, licence, license, permit, insurance, registration, diploma, visa, work permit, specs, subscription, subscriptions, team, company, registration number, budget estimate, proof, introduction, short bio, bio, motivation, team size, language level, availabilities`,
  /** Words before an order, which keep it an order. */
  askLead: `everyone, everybody, folks, guys, applicants, candidates, freelancers, all applicants, all of you, ok, okay, last thing, one last thing, one more thing, final thing, oh, btw, ps, note, please to, try to, please try to, a plus if you, a plus if you can, a big plus if you, a big plus if you can, a bigger plus if you, a huge plus if you, a huge plus if you can, a bonus if you, a bonus if you can, extra points if you, it s a plus if you, it s a plus if you can, would be a plus if you, bonus points if you, bonus points if you can, plus if you, plus if you can, plus if you could, bonus if you, bonus if you can, points if you, points if you can, even better if you, better if you, better if you can, helps if you, helps if you can, advantage if you, advantage if you can, ideal if you, ideally you, ideally you ll, cool if you, lovely if you, lovely if you could, great if you could, great if you can, nice if you could, good if you could, helpful if you could, thankful if you, pleased if you, perfect if you, wonderful if you, please, pls, plz, kindly, also, and, then, so, just, simply, do, rather, instead, first, finally, lastly, briefly, quickly, shortly, be sure to, make sure to, make sure you, don t forget to, remember to, you must, you should, you need to, you have to, you can, must, should, could you, can you, would you, will you, or, but, next, again, ps, bitte, in short, in brief, in one sentence, in two sentences, in a sentence, in a few words, in a few sentences, in your own words, honestly, additionally, plus, clearly, to start, to begin, besides, moreover, further, furthermore, too, feel free to, be so kind to, be so kind and, be kind and, go ahead and, in return, ideally, preferably, always, likewise, directly, right away, and please, i ask you to, we ask you to, i d ask you to, we d ask you to, we would ask you to, i would ask you to, want you to, need you to, like you to, love you to, love for you to, appreciate if you, grateful if you, glad if you, happy if you, great if you, nice if you, good if you, helpful if you, help if you, it if you, it if you could, it if you would, if you could, if you would, appreciate it if you, you to`,
  /** What is done during the work, for others or again and again. */
  workDuty: `column*, field, fields, row, rows, each abstract, each item, each record, on each, on every, to each, to every, the warehouse, the supplier, the office, the front desk, the branch, weekly, daily, monthly, every day, every week, every month, each week, each day, each month, every monday, every friday, regularly, ongoing, as needed, when needed, once done, when finished, once hired, after hire, deliverable*, final files, source files, stakeholder*, to customers, to clients, to users, our customers, our clients, our users, the user, users, the customer, customers, visitors, team members, progress, status update*, reports to, documentation, the report, the system, the app, the database, the page, the website, the script, the bot, the file, the files, in the app, on the page, on the website, acceptance criteria, each page, each product, each post, guests, tenants, patients, students, suppliers, vendors, leads, prospects, colleagues`,
} as const
