/**
 * Recognizes things that a project names although somebody else has made them: what was moved, reviewed, repaired or read from.
 * Projects are worded in project-sentence.ts.
 */
import { lowerFirst } from '../../jobs/index.ts'

/** Who has moved, rescued or taken over a thing has not built it: "ASP.NET app. Rebuilt on EC2 with …". */
export const tellsOtherAct = (text: string) =>
  /\b(?:made (?:\w+ly )?(?:concurrent|faster|async\w*|responsive|quicker|searchable)|moved|migrated|rebuilt|rescued?|took over|taken over|upgraded|refactored|debugged|repaired|cleaned up|split (?:it|the monolith))\b|^(?:[^.]*\. )?.{0,60}?(?:\b\d[\d.,]*[- ]?(?:million|thousand|k)?[- ]lines?\b|\b\d+[- ]year[- ]old\b|\bmonolith\b)/i.test(
    text,
  )

/** "Site with a queue moved from a rented server": others had built it. */
export const wasMoved = (text: string) =>
  /^(?!I\b)[^.:;]{5,120} (?:moved|migrated|ported) (?:from|off|out of) /u.test(text)

/** Who collects data has not built the sites and apps that it comes from: "Nine pharmacy websites and two apps" */
const NAMES_SOURCE =
  /\b(?:websites?|sites?|apps?|portals?|shops?|stores?|marketplaces?|directories|listings)\b/i
const COLLECTS =
  /\b(?:scrap\p{L}*|crawl\p{L}*|data (?:extraction|collection|mining)|web data|harvest\p{L}*)\b/iu

/** Who was called to a thing that fails has not built it: "Application that did not survive a failover" */
export const FAILS =
  /\bwhere (?:[\p{L}\d-]+ ){1,3}(?:vanish|disappear|crash|fail|hang|hung|break|broke|leak|stopp|got lost|were lost|went missing)\p{L}*\b|^(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}?(?:application|app|site|website|shop|server|service|system|pipeline|program|script|bot|database|cluster|api|build) (?:that|which) (?:did not|didn['’]t|does not|doesn['’]t|would not|wouldn['’]t|kept|failed|fell|crashed|hung|broke|stopped|lost|leaked|timed out|went down)\b/iu

/** Who has looked at a thing has not built it: "Bill review for a publisher: two sites with media in S3". */
export const NAMES_REVIEW = /\b(?:review|audit|assessment|second opinion|diagnosis|take-?over)\b/i

/** "The developers gave me an image": the person has not built what was there before. */
export const namesWhatOthersDid = (first: string) =>
  /^(?!(?:The|An?) \p{Ll}+ (?:is|was|runs|reads|shows|lets|sends|that|which|for|of|with|in)\b)(?:The|Their|An?|Forty|Two|Three|\d+) (?:[\p{L}-]+ ){1,4}(?:gave|had|kept|ran|listed|sent|needed|wanted|asked|lost|missed|stopped|failed)\b/u.test(
    first,
  )

/** Whether somebody who was taught made what a project names: "14 weeks of sessions. She built scrapers", "(mentoring project)" */
export const wasMadeByLearner = (text: string) =>
  /\b(?:mentoring|tutoring|coaching)\b|(?<=(?:^|[.;] ))(?:She|He|They|The (?:student|learner|trainee|intern)s?) (?:built|wrote|made|created|coded|developed)\b/i.test(
    text,
  )

/** Whether a project is about data of sites and apps that its person, with this title, has only collected. */
export const collectsFrom = (named: string, work: string): boolean =>
  NAMES_SOURCE.test(named) && COLLECTS.test(work)

/** "A clinic app, which I took over with 63 open bugs" becomes "I took over a clinic app with 63 open bugs"; null for other texts. */
export function tellTakenOver(text: string): string | null {
  const [, thing = '', deed = '', rest = ''] =
    text.match(
      /^(An? [^,;:.]{5,90}?),? (?:which|that) I (took over|inherited|rescued|moved|migrated|rebuilt|rewrote|repaired)\b(.*)$/su,
    ) ?? []
  return thing === '' ? null : `I ${deed} ${lowerFirst(thing)}${rest}`
}

/** The titles of those who run or test what others make: for a server administrator, "chat application of a school" is no app of their own. */
const RUNS_ONLY =
  /^(?!.*\b(?:develop\p{L}*|build\p{L}*|program\p{L}*|creat\p{L}*|full[- ]?stack)\b).*\b(?:admin|administrator|sysadmin|DBA|DevOps|SRE|hosting|infrastructure|tester|QA|SEO|support)\b/iu
/** For who mostly repairs what others have made, "clinic queue system" is no system of their own either. */
const REPAIRS =
  /\bbug ?fix\p{Ll}*|\b(?:fix|finish|improve|rescue|debug|repair)(?:e?s|ing)? (?:and \p{Ll}+ )?(?:projects?|code|apps?|sites?) (?:of|from) other|\b(?:other people|other developers|somebody else|someone else)['’]s? (?:projects?|code|apps?|sites?)\b/iu
/** Software as a whole, which a sentence without its own verb may only name. */
const BUILT_WHOLE =
  /^((?:For [^.]{3,80} )?I )built (?=an? (?:[\p{L}\d-]+ ){0,3}(?:app|application|website|site|shop|store|system|platform|portal|game)\b)/u

/** Replaces "built" where the profile does not support it and `written`, its own words, do not say it. */
export const withoutMaking = (
  told: string,
  written: string,
  { title, about = '' }: { title: string; about?: string },
): string =>
  (RUNS_ONLY.test(title) || REPAIRS.test(`${title}\n${about}`)) && !/\bbuilt\b/i.test(written)
    ? told.replace(BUILT_WHOLE, '$1worked on ')
    : told
